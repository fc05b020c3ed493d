import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { ChoiceBox } from './choice-box.tsx'

/** The value of every site, since an empty one means that nothing was chosen. */
const all = 'all'

interface SiteChoiceProps {
  label: string
  /** The words for every site. */
  every: string
  sites: readonly string[]
  /** Empty: every site. One that is not among them stays chosen until another is. */
  site: string
  onChoose: (site: string) => void
}

/** Which site a page shows; nothing where there is no choice. */
export const SiteChoice = ({ label, every, sites, site, onChoose }: SiteChoiceProps) => {
  const { language } = useLanguage()
  if (sites.length < 2 && site === '') return null
  const shown = [...new Set([...sites, site])].filter((one) => one !== '').sort(new Intl.Collator(language).compare)
  return (
    <ChoiceBox
      name="SiteID"
      label={label}
      options={[{ value: all, label: every }, ...shown.map((one) => ({ value: one, label: one }))]}
      value={site || all}
      onChoose={(value) => onChoose(value === all ? '' : value)}
    />
  )
}
