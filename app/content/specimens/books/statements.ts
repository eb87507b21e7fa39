import { balance, balances, obligations } from "./balances.ts";

/** Lines of the SF 133 that the trial balance of 30 September yields. Source: OMB Circular A-11, Appendix F. */
export const sf133 = {
  /** Appropriation, discretionary. */
  "1160": balance("411900"),
  /** Total budgetary resources. */
  "1910": balance("411900"),
  /** Direct obligations incurred, and their total. */
  "2002": obligations(),
  "2190": obligations(),
  /** Available in the current period, and the unobligated balance. */
  "2201": balances(["461000", "470000"]),
  "2490": balances(["445000", "451000", "461000", "470000"]),
  /** Total status of budgetary resources. */
  "2500": obligations() + balances(["445000", "451000", "461000", "470000"]),
  /** Outlays, and unpaid obligations at the end of the year. */
  "3020": balances(["480200", "490200"]),
  "3050": balances(["480100", "490100"]),
} as const;

/** The principal statements at 30 September, before closing. Whole dollars. */
export const statements = {
  assets: balances(["101000", "141000", "175000"]) - balance("175900"),
  netEquipment: balance("175000") - balance("175900"),
  liabilities: balance("211000"),
  unexpended: balance("310100") - balances(["310700", "310710"]),
  netCost: balances(["610000", "633000", "671000"]),
  cumulative: balances(["570000", "570010"]) - balances(["610000", "633000", "671000"]),
} as const;
