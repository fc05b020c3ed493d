import { blankAsset } from '@foyer/domain/applicants/assets/blank.ts'
import type { Asset } from '@foyer/domain/applicants/assets/fields.ts'
import { assetProblems, assetStepProblems, totalAsset } from '@foyer/domain/applicants/assets/rules.ts'
import { withDefaults } from '@foyer/domain/kit/merge.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { useApplicationWrite } from '../../app/wizard/application-call.ts'
import { useStep } from '../../app/wizard/step-context.ts'
import { MenuField, MoneyField, TextField, useMenuWords } from '../../kit/fields/index.ts'
import { useLanguage } from '../../kit/i18n/use-language.ts'
import { RecordStep } from '../lists/record-step.tsx'
import { useApplicantIds } from '../lists/use-applicant-ids.ts'
import { type Applicant, isSelf } from '../parts/applicant-of.ts'
import { namespace, useTexts } from './texts.ts'

const Fields = () => (
  <>
    <MenuField name="Asset.AssetTypeDD" menu="AssetType" />
    <MoneyField name="Asset.AssetValue" cents />
    <TextField name="Asset.AssetDescription" maxLength={200} optional />
  </>
)

/** Savings and what else an applicant owns beside property. */
export const Assets = ({ applicant }: { applicant: Applicant }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const { application, version } = useStep()
  const ids = useApplicantIds(applicant)
  const upsert = useApplicationWrite('/api/MTGAPPUpsertAsset')
  const remove = useApplicationWrite('/api/MTGAPPDeleteAsset')
  const typeOf = useMenuWords('AssetType')
  const { Assets: assets, ApplicantID } = applicant
  const isRequired = application.ReqAssets === 1
  return (
    <RecordStep
      applicantId={ApplicantID}
      t={t}
      name="Assets"
      records={assets}
      idOf={({ AssetID }) => AssetID}
      nameOf={({ AssetTypeDD }) => typeOf(AssetTypeDD)}
      columns={[
        { label: t('fields.AssetTypeDD.label'), of: ({ AssetTypeDD }) => typeOf(AssetTypeDD) },
        { label: t('fields.AssetDescription.label'), of: ({ AssetDescription }) => AssetDescription },
        {
          label: t('fields.AssetValue.label'),
          of: ({ AssetValue }) => formatMoney(AssetValue, language),
          isFigure: true,
        },
      ]}
      totals={[{ label: t('total'), value: formatMoney(totalAsset(assets), language) }]}
      emptyText={t(isRequired ? 'empty.textRequired' : 'empty.text')}
      form={{
        step: 'asset',
        texts: namespace,
        valuesOf: (row): { Asset: Asset } => ({ Asset: withDefaults(blankAsset, row) }),
        rules: ({ Asset }) => assetProblems(Asset),
        fields: () => <Fields />,
        save: ({ Asset }) => upsert.run({ ...ids, Asset, Version: version() }),
      }}
      onRemove={({ AssetID }) => remove.run({ ...ids, AssetID })}
      done="/api/MTGAPPDoneAsset"
      problems={assetStepProblems(assets, application)}
      isRequired={isRequired}
      none={isSelf(applicant, application) ? t('none') : t('noneOther', { name: applicant.FirstName })}
    />
  )
}
