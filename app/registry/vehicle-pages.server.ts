import { type PathOfVehicle, vehicleOnHome } from "../content/buying.ts";
import { findPage } from "./site-pages.server.ts";

/** A vehicle's own page where the site has one, else its panel on the home page. Source: BUY-1, BUY-2. */
export const pathOfVehicle: PathOfVehicle = (vehicle) =>
  findPage(`/contract-vehicles/${vehicle.replace("-plus", "")}`)?.path ?? vehicleOnHome(vehicle);
