import { balance, balances, obligations } from "./balances.ts";

/**
 * Lines of the SF 133, computed from the trial balance of September 30. Source: OMB Circular A-11, Appendix F; all but
 * the last are also in rules A6, A8, A14, A15, A22 and A23 of the DATA Act Broker.
 */
export const sf133 = {
  /** Appropriation, discretionary. */
  "1160": balance("411900"),
  /** Total budgetary resources. */
  "1910": balance("411900"),
  /** New obligations and upward adjustments. */
  "2190": obligations(),
  /** Unobligated balance, end of year. */
  "2490": balances(["445000", "451000", "461000", "470000"]),
  /** Total status of budgetary resources. */
  "2500": obligations() + balances(["445000", "451000", "461000", "470000"]),
  /** Gross outlays. */
  "3020": balances(["480200", "490200"]),
  /** Unpaid obligations, end of year. */
  "3050": balances(["480100", "490100"]),
} as const;

/** The principal statements at September 30, before closing. Whole dollars. */
export const statements = {
  assets: balances(["101000", "141000", "175000"]) - balance("175900"),
  netEquipment: balance("175000") - balance("175900"),
  liabilities: balance("211000"),
  unexpended: balance("310100") - balances(["310700", "310710"]),
  netCost: balances(["610000", "633000", "671000"]),
  cumulative: balances(["570000", "570010"]) - balances(["610000", "633000", "671000"]),
} as const;
