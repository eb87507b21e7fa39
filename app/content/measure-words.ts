/*
 * What the figures of HOME-5 count, said once. A page that speaks of the same thing takes its words from here, so that a
 * date, an hour or a minute means the same everywhere.
 */

/** The day against which a milestone is on time. A signed change moves it; silence does not. */
export const AGREED_DATE = "the date last agreed in writing";

/** From where to where the response to an alert is timed. A machine’s receipt stops no clock. */
export const ALERT_CLOCK = "from a critical alarm to its acknowledgment by a person";

/** When that clock runs: in the hours that a task order staffs. Outside them the order says who is called; nothing is counted. */
export const STAFFED_HOURS = "staffed hours";
