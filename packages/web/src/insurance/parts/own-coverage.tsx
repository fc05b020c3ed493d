import { premiumTotal } from '@foyer/domain/insurance/coverage.ts'
import type { InsuranceApplication } from '@foyer/domain/insurance/fields.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Facts } from '@foyer/ui/page/facts.tsx'
import { useTexts } from '../texts.ts'
import type { Person } from './answers.ts'
import { useCoverageWords } from './use-coverage-words.ts'

interface OwnCoverageProps {
  application: InsuranceApplication
  person: Person
}

/** A person's coverage and quote data, for them to check; only the primary applicant can change it. */
export const OwnCoverage = ({ application, person }: OwnCoverageProps) => {
  const t = useTexts()
  const { language } = useLanguage()
  const wordsOf = useCoverageWords()
  const money = (dollars: number | null) => formatMoney(dollars, language, { cents: true })
  return (
    <Facts
      facts={[
        { label: `${person.FirstName} ${person.LastName}`, value: wordsOf(person) },
        { label: t('sign.covered'), value: money(application.InsuranceDetail.CoverageAmount) },
        { label: t('sign.premium'), value: money(premiumTotal(person.InsuranceTypes)) },
        { label: t('own.smoker'), value: t(person.SmokerFl === 'Y' ? 'who.yes' : 'who.no') },
      ]}
    />
  )
}
