import { Tabs as MantineTabs } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useScrollEdges } from './page/use-scroll-edges.ts'
import classes from './tabs.module.css'

export interface Tab<Name extends string> {
  name: Name
  label: string
  panel: ReactNode
}

interface TabsProps<Name extends string> {
  /** The accessible name of the choice. */
  label: string
  tabs: readonly Tab<Name>[]
  chosen: Name
  onChoose: (name: Name) => void
}

/**
 * Alternative ways to do one thing. Only the chosen panel has content; arrow keys, Home and End move between tabs, and
 * Tab moves into the panel. Below a wide window more than three scroll sideways.
 */
export const Tabs = <Name extends string>({ label, tabs, chosen, onChoose }: TabsProps<Name>) => {
  const list = useRef<HTMLDivElement>(null)
  const edges = useScrollEdges(list)
  const place = tabs.findIndex(({ name }) => name === chosen)
  useEffect(() => showTab(list.current, place), [place])
  return (
    <MantineTabs
      color="var(--brand)"
      value={chosen}
      onChange={(name) => name !== null && onChoose(name as Name)}
      keepMounted={false}
      classNames={{ list: classes.list ?? '', tab: classes.tab ?? '', panel: classes.panel ?? '' }}
    >
      <MantineTabs.List ref={list} grow aria-label={label} mod={{ many: tabs.length > 3 }} className={edges ?? ''}>
        {tabs.map(({ name, label: words }) => (
          // Home and End only move the focus, so focus also chooses, as with the arrows.
          <MantineTabs.Tab key={name} value={name} onFocus={() => onChoose(name)}>
            {words}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {tabs.map(({ name, panel }) => (
        <MantineTabs.Panel key={name} value={name}>
          {panel}
        </MantineTabs.Panel>
      ))}
    </MantineTabs>
  )
}

/** Scrolls the list alone, so that the page does not move. */
const showTab = (list: HTMLElement | null, place: number) => {
  const tab = list?.querySelectorAll<HTMLElement>('[role="tab"]')[place]
  if (!list || !tab) return
  const hidden = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
  list.scrollTo({ left: hidden })
}
