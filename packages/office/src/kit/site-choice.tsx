import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { ChoiceBox } from './choice-box.tsx'
import { useOfficeTexts } from './texts.ts'

/** The value of every site, since an empty one means that nothing was chosen. */
const all = 'all'

interface SiteChoiceProps {
  sites: readonly string[]
  /** Empty: every site. One that is not among them stays chosen until another is. */
  site: string
  onChoose: (site: string) => void
}

/** Which site a page shows; nothing where there is no choice. */
export const SiteChoice = ({ sites, site, onChoose }: SiteChoiceProps) => {
  const t = useOfficeTexts()
  const { language } = useLanguage()
  if (sites.length < 2 && site === '') return null
  const shown = [...new Set([...sites, site])].filter((one) => one !== '').sort(new Intl.Collator(language).compare)
  return (
    <ChoiceBox
      name="SiteID"
      label={t('site.label')}
      options={[{ value: all, label: t('filters.allSites') }, ...shown.map((one) => ({ value: one, label: one }))]}
      value={site || all}
      onChoose={(value) => onChoose(value === all ? '' : value)}
    />
  )
}
