import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { Progress } from '@mantine/core'
import classes from '../reports.module.css'
import { useTexts } from '../texts.ts'
import { useReportWords } from '../use-report-words.ts'
import type { Report } from './reports-page.tsx'

/** The steps that clients were asked for, each with how many came so far and how many stopped before it. */
export const StepTable = ({ report: { Begun, Steps } }: { report: Report }) => {
  const t = useTexts()
  const { stepName, number, share, time } = useReportWords()
  const asked = Steps.filter(({ Saved }) => Saved > 0)
  const rows = asked.map((step, place) => ({ ...step, before: asked[place - 1]?.Reached ?? Begun }))
  const percent = (count: number) => share(count, Begun)
  return (
    <RecordList
      label={t('steps.title')}
      records={rows}
      idOf={({ Step }) => Step}
      nameOf={({ Step }) => stepName(Step)}
      columns={[
        { label: t('steps.step'), of: ({ Step }) => stepName(Step) },
        {
          label: t('steps.reached'),
          of: ({ Step, Reached }) => (
            <span className={classes.reached}>
              <span>
                {number(Reached)} · {percent(Reached)}
              </span>
              <Progress.Root size={6} radius="xl" aria-hidden>
                <Progress.Section color="var(--brand)" value={(100 * Reached) / Begun} aria-label={stepName(Step)} />
              </Progress.Root>
            </span>
          ),
        },
        { label: t('steps.left'), of: ({ before, Reached }) => number(before - Reached), isFigure: true },
        { label: t('steps.saved'), of: ({ Saved }) => number(Saved), isFigure: true },
        {
          label: t('steps.time'),
          of: ({ People, Seconds }) =>
            People === 0 ? t('steps.none') : t('steps.people', { time: time(Seconds), count: People }),
        },
      ]}
      empty={{ title: t('steps.title'), text: t('notCounted') }}
    />
  )
}
