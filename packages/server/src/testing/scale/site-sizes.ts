/** A copy of the template has so many deals. */
export const dealsOfCopy = 40
const mostDeals = 20_000

/**
 * How many copies of the template each brokerage has, the largest first: a few have 20,000 deals and most a few hundred. The second
 * half of them has about as many as the brokerages of a small installation.
 */
export const copiesOfSites = (applications: number, brokerages: number): number[] => {
  const copies = Math.round(applications / dealsOfCopy)
  const of = (scale: number) =>
    Array.from({ length: brokerages }, (_, rank) =>
      Math.max(1, Math.min(mostDeals / dealsOfCopy, Math.round(scale / (rank + 1) ** 0.75))),
    )
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)
  let [low, high] = [0, copies * 2]
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (sum(of(middle)) < copies) low = middle
    else high = middle
  }
  return of(high)
}
