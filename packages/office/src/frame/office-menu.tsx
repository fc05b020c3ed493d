import { DrawerMenu } from '@foyer/ui/bar/drawer-menu.tsx'
import { useOfficeTexts } from '../kit/texts.ts'
import type { OfficeEntry } from './use-office-entries.ts'

export const OfficeMenu = ({ entries }: { entries: readonly OfficeEntry[] }) => {
  const t = useOfficeTexts()
  return (
    <DrawerMenu words={{ label: t('menu.label'), open: t('menu.open'), short: t('menu.short') }} entries={entries} />
  )
}
