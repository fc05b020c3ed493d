import { Tabs as MantineTabs } from '@mantine/core'
import type { ReactNode } from 'react'
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
 * Tab moves into the panel.
 */
export const Tabs = <Name extends string>({ label, tabs, chosen, onChoose }: TabsProps<Name>) => (
  <MantineTabs
    color="var(--brand)"
    value={chosen}
    onChange={(name) => name !== null && onChoose(name as Name)}
    keepMounted={false}
    classNames={{ list: classes.list ?? '', tab: classes.tab ?? '', panel: classes.panel ?? '' }}
  >
    <MantineTabs.List grow aria-label={label} mod={{ many: tabs.length > 3 }}>
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
