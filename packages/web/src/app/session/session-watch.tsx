/** Warns before the session ends; see the session's own file. */
export const SessionWatch = () => null
