/** How long a session lasts after its last use where Remember me was ticked. */
export const sessionDays = 30;
/** How long it lasts where it was left unticked. */
export const shortSessionHours = 24;
