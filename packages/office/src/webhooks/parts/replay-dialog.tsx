import { addDays } from '@foyer/domain/kit/dates.ts'
import { keptDays, replayProblems } from '@foyer/domain/webhooks/rules.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { RadioCards } from '@foyer/ui/fields/choice-fields.tsx'
import { DatePicker } from '@foyer/ui/fields/date-field.tsx'
import { Row } from '@foyer/ui/page/step-page.tsx'
import { today } from '@foyer/ui/today.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import { type Webhook, webhookReads } from '../use-webhook-words.tsx'
import classes from '../webhooks.module.css'
import type { News } from './webhook-page.tsx'

interface ReplayDialogProps {
  isOpen: boolean
  webhook: Webhook
  onClose: () => void
  onNews: (news: News) => void
}

/** The messages of some days, each under its id. */
export const ReplayDialog = ({ isOpen, webhook: { EndpointID }, onClose, onNews }: ReplayDialogProps) => {
  const t = useTexts()
  const replay = useOfficeWrite('/console-api/ReplayWebhook', { invalidates: [...webhookReads] })
  const [first, last] = [addDays(today(), -keptDays), today()]
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('replay.title')}
      submit={t('replay.submit')}
      texts="office.webhooks"
      values={{ FirstDay: addDays(last, -1), LastDay: last, Which: 'failed' }}
      rules={replayProblems}
      onSubmit={({ Which, ...days }) => replay.run({ EndpointID, ...days, FailedFl: Which === 'failed' ? 1 : 0 })}
      onDone={({ Count: count }) =>
        onNews({
          kind: count === 0 ? 'warning' : 'success',
          words: count === 0 ? t('replay.none') : t('replay.done', { count }),
        })
      }
    >
      <p className={classes.text}>{t('replay.text')}</p>
      <Row>
        <DatePicker name="FirstDay" min={first} max={last} />
        <DatePicker name="LastDay" min={first} max={last} />
      </Row>
      <RadioCards
        name="Which"
        choices={(['failed', 'all'] as const).map((Value) => ({ Value, Label: t(`which.${Value}`) }))}
      />
    </FormDialog>
  )
}
