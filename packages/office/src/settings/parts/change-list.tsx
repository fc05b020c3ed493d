import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import type { SiteSettings } from '@foyer/domain/site/fields.ts'
import { formatInstant } from '@foyer/ui/format-instant.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { useTexts } from '../texts.ts'
import { useWords } from '../use-words.ts'

type Change = ReplyOf<'/console-api/LoadSettings'>['Changes'][number]

const valueIn = (json: string) => JSON.parse(json) as SiteSettings[Change['Setting']]

/** Who changed what, the newest first. */
export const ChangeList = ({ changes }: { changes: readonly Change[] }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const { nameOf, inWords } = useWords()
  const line = ({ Setting, Before, After }: Change) =>
    t('changes.line', {
      name: nameOf(Setting),
      before: inWords(Setting, valueIn(Before)),
      after: inWords(Setting, valueIn(After)),
    })
  return (
    <Section title={t('changes.title')}>
      <RecordList
        label={t('changes.list')}
        records={changes}
        idOf={({ At, Setting }) => `${At} ${Setting}`}
        nameOf={line}
        columns={[
          { label: t('changes.what'), of: line },
          { label: t('changes.who'), of: ({ By, Name }) => Name || t(`changes.${By}`) },
          { label: t('changes.when'), of: ({ At }) => formatInstant(At, language) },
        ]}
        empty={{ title: t('changes.none'), text: t('changes.noneText') }}
      />
    </Section>
  )
}
