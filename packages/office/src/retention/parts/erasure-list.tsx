import { usePages } from '@foyer/ui/client/use-pages.ts'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { Badge, type Tone } from '@foyer/ui/feedback/badge.tsx'
import { CardsSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { MorePages } from '@foyer/ui/records/more-pages.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import rows from '../../kit/row-list.module.css'
import { useMay } from '../../session/me.ts'
import type { Announce } from '../reads.ts'
import { useTexts } from '../texts.ts'
import { type ListedErasure, useRetentionWords } from '../use-retention-words.ts'
import { DealCell } from './deal-cell.tsx'
import { ApproveDialog, DeclineDialog, WithdrawDialog } from './decision-dialogs.tsx'

/** The requests that wait for another person, and what became of the others. */
export const Erasures = ({ onNews }: { onNews: Announce }) => (
  <>
    <OpenErasures onNews={onNews} />
    <DecidedErasures />
  </>
)

const OpenErasures = ({ onNews }: { onNews: Announce }) => {
  const t = useTexts()
  const may = useMay()('retention.decide')
  const { client, by, erasureReason } = useRetentionWords()
  const listed = usePages('/console-api/ListErasures', { View: 'open' })
  const approving = useDialogFor<ListedErasure>()
  const declining = useDialogFor<ListedErasure>()
  const withdrawing = useDialogFor<ListedErasure>()
  const dialogs = [
    { ...approving, Dialog: ApproveDialog },
    { ...declining, Dialog: DeclineDialog },
    { ...withdrawing, Dialog: WithdrawDialog },
  ]
  return (
    <>
      {listed.isLoading && <CardsSkeleton cards={2} />}
      {listed.pages.length > 0 && (
        <RecordList
          label={t('tabs.erasures')}
          tableFrom={900}
          records={listed.pages.flatMap(({ Requests }) => Requests)}
          idOf={({ ErasureID }) => ErasureID}
          nameOf={client}
          columns={[
            { label: t('columns.kept'), of: (row) => <DealCell deal={row} /> },
            {
              label: t('columns.why'),
              of: (row) => (
                <span className={rows.lines}>
                  <span>{erasureReason(row)}</span>
                  {row.AccountFl === 1 && <span className={rows.quiet}>{t('account')}</span>}
                </span>
              ),
            },
            { label: t('columns.asked'), of: ({ AskedBy, AskedAt }) => by(AskedBy, AskedAt) },
          ]}
          empty={{ title: t('empty.erasures'), text: t('empty.erasuresText') }}
          {...(may && {
            actions: (row: ListedErasure) =>
              row.OwnFl === 1 ? (
                <RowButton
                  icon="close"
                  label={t('withdraw.open')}
                  named={t('withdraw.named', { client: client(row) })}
                  onClick={() => withdrawing.open(row)}
                />
              ) : (
                <>
                  <RowButton
                    icon="check"
                    label={t('approve.open')}
                    named={t('approve.named', { client: client(row) })}
                    onClick={() => approving.open(row)}
                  />
                  <RowButton
                    icon="close"
                    label={t('decline.open')}
                    named={t('decline.named', { client: client(row) })}
                    onClick={() => declining.open(row)}
                  />
                </>
              ),
          })}
        />
      )}
      <MorePages pages={listed} label={t('more')} />
      {dialogs.map(
        ({ dialog, close, Dialog }) =>
          dialog !== null && (
            <Dialog
              key={`${Dialog.name} ${dialog.opened}`}
              isOpen={dialog.isOpen}
              request={dialog.row}
              onClose={close}
              onNews={onNews}
            />
          ),
      )}
    </>
  )
}

const tones = { approved: 'quiet', declined: 'open', withdrawn: 'quiet' } as const satisfies Record<string, Tone>

const DecidedErasures = () => {
  const t = useTexts()
  const { client, by, erasureReason } = useRetentionWords()
  const listed = usePages('/console-api/ListErasures', { View: 'decided' })
  return (
    <Section title={t('decided')}>
      {listed.isLoading && <CardsSkeleton cards={2} />}
      {listed.pages.length > 0 && (
        <RecordList
          label={t('decided')}
          tableFrom={900}
          records={listed.pages.flatMap(({ Requests }) => Requests)}
          idOf={({ ErasureID }) => ErasureID}
          nameOf={client}
          columns={[
            { label: t('columns.kept'), of: (row) => <DealCell deal={row} isErased={row.State === 'approved'} /> },
            {
              label: t('columns.state'),
              of: ({ State }) => (State === 'open' ? '' : <Badge tone={tones[State]}>{t(`states.${State}`)}</Badge>),
            },
            { label: t('columns.why'), of: erasureReason },
            { label: t('columns.asked'), of: ({ AskedBy, AskedAt }) => by(AskedBy, AskedAt) },
            {
              label: t('columns.decision'),
              of: ({ DecidedBy, DecidedAt, DecisionWords }) => (
                <span className={rows.lines}>
                  <span>{by(DecidedBy, DecidedAt)}</span>
                  {DecisionWords !== '' && <span className={rows.quiet}>{DecisionWords}</span>}
                </span>
              ),
            },
          ]}
          empty={{ title: t('empty.decided'), text: t('empty.decidedText') }}
        />
      )}
      <MorePages pages={listed} label={t('more')} />
    </Section>
  )
}
