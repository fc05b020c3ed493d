/** OccupancyDD */
export const occupancies = { owner: 0, ownerWithTenants: 1, rental: 2, secondHome: 3 } as const
