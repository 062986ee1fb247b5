/** Days until a session expires after its last use, with Remember me checked. */
export const sessionDays = 30;
/** Hours until it expires with Remember me unchecked. */
export const shortSessionHours = 24;
