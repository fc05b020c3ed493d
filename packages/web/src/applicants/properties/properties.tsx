import { isSameAddress } from '@foyer/domain/addresses/same-address.ts'
import { type OwnedProperty, propertyKind } from '@foyer/domain/applicants/properties/kind.ts'
import { isAboutOwned } from '@foyer/domain/interview/conditions.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { knownBesides } from '@foyer/domain/mortgage-request/known-addresses.ts'
import { useAddressLine, useMenuWords } from '@foyer/ui/fields/index.ts'
import { KnownAddressesProvider } from '@foyer/ui/fields/known-addresses.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { today } from '@foyer/ui/today.ts'
import { useMemo } from 'react'
import { useApplicationWrite } from '../../wizard/application-call.ts'
import { useStep } from '../../wizard/step-context.ts'
import { NameCell } from '../lists/cell.tsx'
import { RecordStep } from '../lists/record-step.tsx'
import { useApplicantIds } from '../lists/use-applicant-ids.ts'
import { type Applicant, isSelf } from '../parts/applicant-of.ts'
import { PropertyFields } from './property-fields.tsx'
import { equityOf, totalOwedOn, valuesOf } from './property-values.ts'
import { useReasons } from './reasons.tsx'
import { namespace, useTexts } from './texts.ts'
import { wordsFor } from './words.ts'

const withoutUnit = ({ Address }: Pick<OwnedProperty, 'Address'>) => ({ ...Address, UnitNumber: '' })

/** The properties an applicant owns, with their mortgages. */
export const Properties = ({ applicant }: { applicant: Applicant }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const { application, version } = useStep()
  const ids = useApplicantIds(applicant)
  const upsert = useApplicationWrite(...propertyKind.paths.upsert)
  const remove = useApplicationWrite(...propertyKind.paths.remove)
  const typeOf = useMenuWords('PropertyOwnedType')
  const { line } = useAddressLine()
  const { Properties: properties, ApplicantID } = applicant
  const questions = useReasons(applicant)
  const words = wordsFor(application.InterView)
  const none = isSelf(applicant, application) ? t(words.none) : t(words.noneOther, { name: applicant.FirstName })
  const money = (amount: number | null) => formatMoney(amount, language)
  const { value, owed, left } = equityOf(properties)
  const { InterView, RequestedMortgage } = application
  const isOfMortgage = ({ Address }: OwnedProperty) =>
    isAboutOwned(InterView) === true && isSameAddress(Address, RequestedMortgage.SubjectProperty.Address)
  const about = (property: OwnedProperty) => {
    const type = typeOf(property.PropertyTypeDD)
    return isOfMortgage(property) ? t('ofMortgage', { type }) : type
  }
  return (
    <KnownAddressesProvider value={useMemo(() => knownBesides(application), [application])}>
      <RecordStep
        applicantId={ApplicantID}
        t={t}
        name="Properties"
        records={properties}
        idOf={({ PropertyID }) => PropertyID}
        nameOf={(property) => line(withoutUnit(property))}
        columns={[
          {
            label: t('property'),
            of: (property) => <NameCell name={line(withoutUnit(property))} more={about(property)} />,
          },
          { label: t('value'), of: ({ PropertyValue }) => money(PropertyValue), isFigure: true },
          {
            label: t('owed'),
            of: ({ Mortgages }) => (Mortgages.length === 0 ? t('noMortgage') : money(totalOwedOn(Mortgages))),
            isFigure: true,
          },
        ]}
        totals={[
          { label: t('totals.value'), value: money(value) },
          { label: t('totals.owed'), value: owed === 0 ? '' : money(owed) },
          { label: t('totals.left'), value: owed === 0 ? '' : money(left) },
        ]}
        emptyText={t(words.empty)}
        form={{
          step: 'property',
          texts: namespace,
          size: 'md',
          valuesOf,
          rules: ({ Property }) => propertyKind.problems(Property, { settings: application, today: today() }),
          fields: (row) => <PropertyFields applicant={applicant} isNew={row === undefined} />,
          save: ({ Property }) => upsert.run({ ...ids, Property: propertyKind.clean(Property), Version: version() }),
        }}
        onRemove={({ PropertyID }) => remove.run({ ...ids, PropertyID })}
        done={propertyKind.paths.done}
        problems={[]}
        isRequired={false}
        questions={questions}
        noneAsk={t(words.noneAsk)}
        none={none}
      />
    </KnownAddressesProvider>
  )
}
