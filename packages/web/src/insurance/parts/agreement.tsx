import { agreementValues } from '@foyer/domain/insurance/agreement-names.ts'
import type { AgreementNames } from '@foyer/domain/insurance/fields.ts'
import { en } from '@foyer/texts/insurance/agreement/en.ts'
import { ScrollRegion } from '@foyer/ui/page/scroll-region.tsx'
import { useAgreementTexts } from '../texts.ts'
import classes from './coverage.module.css'

type SectionName = keyof typeof en.sections
const names = Object.keys(en.sections) as SectionName[]

/** The agreement on pre-authorized debits, verbatim as signed; it scrolls, by keyboard too. */
export const Agreement = ({ parties }: { parties: AgreementNames }) => {
  const t = useAgreementTexts()
  const values = agreementValues(t, parties)
  return (
    <ScrollRegion label={t('title')} className={classes.agreement}>
      {names.map((name) => (
        <div key={name}>
          <h3>{t(`sections.${name}.heading`)}</h3>
          <p>{t(`sections.${name}.text`, values)}</p>
        </div>
      ))}
    </ScrollRegion>
  )
}
