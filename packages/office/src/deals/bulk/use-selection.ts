import { useState } from 'react'
import { idOf, type ListedDeal } from '../filters.ts'

/** Deals that one choice concerns. */
export const mostSelected = 200

/** The chosen ones of the deals that are listed. */
export const useSelection = (deals: readonly ListedDeal[]) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const selected = deals.filter((deal) => ids.has(idOf(deal)))
  const set = (id: string, isChosen: boolean) =>
    setIds((before) => {
      const next = new Set(before)
      if (isChosen) next.add(id)
      else next.delete(id)
      return next
    })
  return {
    selected,
    isSelected: (deal: ListedDeal) => ids.has(idOf(deal)),
    set,
    toggle: (deal: ListedDeal) => set(idOf(deal), !ids.has(idOf(deal))),
    all: () => setIds(new Set(deals.slice(0, mostSelected).map(idOf))),
    none: () => setIds(new Set()),
  }
}

export type Selection = ReturnType<typeof useSelection>
