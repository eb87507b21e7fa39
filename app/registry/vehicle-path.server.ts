import { type PathOfVehicle, vehicleOnHome } from "../content/buying.ts";
import { findPage } from "./site-pages.server.ts";

/** Path of a vehicle's own page, or of its panel on the home page. Source: BUY-1, BUY-2. */
export const pathOfVehicle: PathOfVehicle = (vehicle) =>
  findPage(`/contract-vehicles/${vehicle.replace("-plus", "")}`)?.path ?? vehicleOnHome(vehicle);
