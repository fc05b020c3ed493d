import { csvOf } from '@foyer/domain/kit/csv.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { saveAs } from '@foyer/ui/save-as.ts'
import { Button } from '@mantine/core'
import { useOfficeTexts } from '../../kit/texts.ts'
import { useTexts } from '../texts.ts'
import { useReportWords } from '../use-report-words.ts'
import type { Report } from './reports-page.tsx'

interface SaveReportProps {
  report: Report
  /** Empty: all of the brokerage. */
  site: string
  onSaved: () => void
}

const minutesOf = (seconds: number): string => String(Math.round(seconds / 6) / 10)

/** Every figure of the page as a line of its own, for a spreadsheet. */
export const SaveReport = ({ report, site, onSaved }: SaveReportProps) => {
  const t = useTexts()
  const office = useOfficeTexts()
  const { stepName, error } = useReportWords()
  const lines = (): string[][] => {
    const { Begun, FirstDay, LastDay, Steps, Responses, Errors } = report
    const [steps, replies, errors] = [t('steps.title'), t('replies.title'), t('errors.title')]
    return [
      ...[
        [t('period'), '', FirstDay, LastDay],
        [office('site.label'), '', '', site || office('filters.allSites')],
      ],
      [steps, '', t('file.begun'), String(Begun)],
      ...Steps.flatMap(({ Step, Reached, Saved, People, Seconds }) => [
        [steps, stepName(Step), t('steps.reached'), String(Reached)],
        [steps, stepName(Step), t('steps.saved'), String(Saved)],
        [steps, stepName(Step), t('file.people'), String(People)],
        [steps, stepName(Step), t('file.minutes'), People === 0 ? '' : minutesOf(Seconds)],
      ]),
      ...Responses.flatMap(({ Kind, Count, Seconds, WithinDay }) => [
        [replies, t(`replies.kinds.${Kind}`), t('replies.count'), String(Count)],
        [replies, t(`replies.kinds.${Kind}`), t('file.minutes'), Count === 0 ? '' : minutesOf(Seconds)],
        [replies, t(`replies.kinds.${Kind}`), t('replies.day'), String(WithinDay)],
      ]),
      ...Errors.map(({ Key, Count }) => [errors, error(Key), Key, String(Count)]),
    ]
  }
  const save = () => {
    const head = [t('file.part'), t('file.name'), t('file.measure'), t('file.value')]
    const table = csvOf([head, ...lines()])
    const name = ['report', site, report.FirstDay, report.LastDay].filter((part) => part !== '').join('-')
    saveAs(new Blob([table], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
    onSaved()
  }
  return (
    <Button variant="default" leftSection={<Icon name="download" size={18} />} data-export onClick={save}>
      {t('save')}
    </Button>
  )
}
