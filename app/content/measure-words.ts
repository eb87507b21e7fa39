/* Terms of the figures in HOME-5. Pages that mention the same thing use these texts, so that terms are consistent. */

/** The date by which a milestone counts as on time. Only a signed modification moves it. */
export const AGREED_DATE = "the order’s due date, as last modified in writing";

/** Start and end of the response time to an alert. An automatic receipt does not end it. */
export const ALERT_CLOCK = "from a critical alarm to its acknowledgment by a person";

/**
 * When response times count: in the hours that a task order staffs. Outside them the order says whom to call; nothing
 * is counted.
 */
export const STAFFED_HOURS = "staffed hours";
