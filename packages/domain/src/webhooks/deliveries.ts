/** What became of a message: `failed` was given up. */
export const deliveryStates = ['delivered', 'waiting', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/**
 * Why there was no reply: no name of a public address, no connection, no valid certificate, too late. A name that leads elsewhere is
 * not distinguished from one that does not exist, or an owner would learn the names of a private network.
 */
export const deliveryProblems = ['name', 'connection', 'certificate', 'timeout'] as const
export type DeliveryProblem = (typeof deliveryProblems)[number]
