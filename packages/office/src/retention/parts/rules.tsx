import { type ExpiryKind, expiryRules, keptKinds } from '@foyer/domain/retention/expiry.ts'
import { keepingCheckedOn, keepingRuleOf, keepingRules } from '@foyer/domain/retention/keeping.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { useMenuWords } from '@foyer/ui/fields/index.ts'
import { OutsideLink } from '@foyer/ui/link.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { Button } from '@mantine/core'
import rows from '../../kit/row-list.module.css'
import { useTexts } from '../texts.ts'
import { useRetentionWords } from '../use-retention-words.ts'

export const Rules = () => (
  <>
    <Nightly />
    <NeverDeleted />
    <ByLaw />
  </>
)

/** What the next nightly run deletes. */
const Nightly = () => {
  const t = useTexts()
  const { reply, isLoading, failure, retry } = useCall('/console-api/CountExpired', {})
  const time = (name: ExpiryKind): string => {
    const { amount, unit } = expiryRules[name]
    return amount === 0 ? t('rules.time.atOnce') : t(`rules.time.${unit}`, { amount })
  }
  return (
    <Section title={t('rules.title')} lead={t('rules.text')}>
      {failure !== undefined && <CallFailure failure={failure} onRetry={retry} />}
      {failure === undefined && (
        <RecordList
          label={t('rules.title')}
          isLoading={isLoading}
          records={reply?.Classes ?? []}
          idOf={({ Class }) => Class}
          nameOf={({ Class }) => t(`rules.classes.${Class}`)}
          columns={[
            { label: t('columns.class'), of: ({ Class }) => t(`rules.classes.${Class}`) },
            { label: t('columns.time'), of: ({ Class }) => time(Class) },
            { label: t('columns.from'), of: ({ Class }) => t(`rules.from.${expiryRules[Class].from}`) },
            { label: t('columns.next'), of: ({ Count }) => String(Count), isFigure: true },
          ]}
          // Never shown: every class is counted.
          empty={{ title: '', text: '' }}
        />
      )}
      {reply !== undefined && (
        <div>
          <Button variant="default" data-again onClick={retry}>
            {t('rules.again')}
          </Button>
        </div>
      )}
    </Section>
  )
}

const NeverDeleted = () => {
  const t = useTexts()
  return (
    <Section title={t('rules.keptTitle')}>
      <ul>
        {keptKinds.map((name) => (
          <li key={name}>{t(`rules.kept.${name}`)}</li>
        ))}
      </ul>
    </Section>
  )
}

/** ProvinceDD of each province whose rule has an official source; the others have one rule. */
const codes = Object.keys(keepingRules).map((_, at) => at + 1)
const official = codes.filter((code) => keepingRuleOf(code).confirmed === 'official')
const others = codes.filter((code) => !official.includes(code)).slice(0, 1)

/** How long a deal that was sent is kept, by province. */
const ByLaw = () => {
  const t = useTexts()
  const { date } = useRetentionWords()
  const province = useMenuWords('Province')
  const nameOf = (code: number): string => {
    if (code === 0) return t('noProvince')
    return others.includes(code) ? t('rules.others') : province(code)
  }
  return (
    <Section title={t('rules.lawTitle')} lead={t('rules.law')}>
      <RecordList
        label={t('rules.lawTitle')}
        records={[...official, ...others, 0].map((code) => ({ code, ...keepingRuleOf(code) }))}
        idOf={({ code }) => code}
        nameOf={({ code }) => nameOf(code)}
        columns={[
          { label: t('columns.province'), of: ({ code }) => nameOf(code) },
          { label: t('columns.years'), of: ({ years }) => String(years), isFigure: true },
          {
            label: t('columns.from'),
            of: ({ fromTermEnd }) => t(fromTermEnd ? 'rules.lawTerm' : 'rules.lawLast'),
          },
          {
            label: t('columns.source'),
            of: ({ source, confirmed }) => (
              <span className={rows.lines}>
                <OutsideLink href={source.url}>{source.title}</OutsideLink>
                {confirmed === 'longest' && <span className={rows.quiet}>{t('rules.lawLongest')}</span>}
              </span>
            ),
          },
        ]}
        empty={{ title: '', text: '' }}
        summary={t('rules.lawChecked', { date: date(keepingCheckedOn) })}
      />
    </Section>
  )
}
