/** How many days the code in the mail of a link opens it, once. Later, and a second time, a new code is mailed. */
export const codeDays = 3
