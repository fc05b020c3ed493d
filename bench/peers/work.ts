/** The work that each product does, and what it works on. */
export const works = ['create', 'load', 'update'] as const
export type Work = (typeof works)[number]

export const children = 20
export const owners = 10

/** A request for a mortgage: the answers of Foyer's first page, in the flat fields that each product stores. */
export const parentOf = (number: number) => ({
  purpose: 0,
  search_stage: 1,
  property_value: 480_000,
  down_payment: 96_000,
  closing: new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10),
  property_type: 6,
  occupancy: 0,
  unit: '1204',
  street_number: String(number),
  street: 'Queen',
  street_type: 0,
  city: 'Ottawa',
  province: 9,
  postal_code: 'K1R0G1',
})
export type Parent = ReturnType<typeof parentOf>

/** One of the addresses of an applicant. */
export const childOf = (number: number) => ({
  type: number === 0 ? 0 : 1,
  status: 2,
  rent: 1_200 + number,
  months: 12,
  unit: String(number),
  street_number: String(100 + number),
  street: 'Bank',
  street_type: 0,
  city: 'Ottawa',
  province: 9,
  country: 1,
  postal_code: 'K2P1X4',
})
export type Child = ReturnType<typeof childOf>

export const childrenOf = (count = children) => Array.from({ length: count }, (_, number) => childOf(number))

/** What an update changes in a child: never what is stored already. */
export const changeOf = (number: number) => ({
  status: number % 3,
  rent: 1_000 + (number % 1_000),
  months: number % 100,
})

/** A product that runs, with its owners signed in and a parent with children of each. */
export interface Running {
  pid: number
  /** Does a work once, as one of the owners, and returns the bytes of the replies. */
  once(work: Work, owner: number): Promise<number>
  stop(): Promise<void>
}

/** A product of which each owner has a session and a parent with children; `requests` return the text of the reply. */
export const runningOf = <Own>(
  program: Pick<Running, 'pid' | 'stop'>,
  filled: readonly Own[],
  requests: Record<Work, (own: Own, number: number) => Promise<string>>,
): Running => {
  let made = filled.length
  return {
    ...program,
    async once(work, owner) {
      const own = filled[owner]
      if (!own) throw new Error('no such owner')
      made += 1
      return (await requests[work](own, made)).length
    },
  }
}
