/** What became of a message: `failed` was given up. */
export const deliveryStates = ['delivered', 'waiting', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Why there was no reply: no such name, no public address, no connection, no valid certificate, too late. */
export const deliveryProblems = ['name', 'address', 'connection', 'certificate', 'timeout'] as const
export type DeliveryProblem = (typeof deliveryProblems)[number]
