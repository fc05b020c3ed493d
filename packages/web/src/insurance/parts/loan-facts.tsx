import type { InsuranceApplication } from '@foyer/domain/insurance/fields.ts'
import { propertyLine } from '@foyer/domain/insurance/property-line.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { joined } from '@foyer/domain/kit/isolate.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { monthsInWords } from '@foyer/domain/kit/months.ts'
import { formatPercent } from '@foyer/domain/kit/percent.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Facts } from '@foyer/ui/page/facts.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { useTexts } from '../texts.ts'

/** The broker's data about the mortgage, read-only. */
export const LoanFacts = ({ application }: { application: InsuranceApplication }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const { LoanDetail: loan, PropertyDetail: place, BrokerDetail: broker } = application
  return (
    <Section title={t('facts.title')}>
      <Facts
        facts={[
          { label: t('facts.property'), value: propertyLine(place, language) },
          { label: t('facts.lender'), value: loan.LenderName },
          { label: t('facts.loanNumber'), value: loan.LoanNumber },
          { label: t('facts.amount'), value: formatMoney(loan.LoanAmount, language, { cents: true }) },
          { label: t('facts.rate'), value: formatPercent(loan.InterestRate, language) },
          { label: t('facts.term'), value: loan.Term !== null && monthsInWords(loan.Term, language) },
          {
            label: t('facts.amortization'),
            value: loan.Amortization !== null && monthsInWords(loan.Amortization, language),
          },
          { label: t('facts.frequency'), value: loan.PaymentFrequency },
          { label: t('facts.funding'), value: formatDate(loan.FundingDate, language) },
          { label: t('facts.firstPayment'), value: formatDate(loan.FirstPaymentDate, language) },
          {
            label: t('facts.broker'),
            value: joined([`${broker.BrokerFirstName} ${broker.BrokerLastName}`, broker.Name]),
          },
        ]}
      />
    </Section>
  )
}
