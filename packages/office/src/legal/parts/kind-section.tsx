import { formatDate } from '@foyer/domain/kit/dates.ts'
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { Badge } from '@foyer/ui/feedback/badge.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { today } from '@foyer/ui/today.ts'
import { Button } from '@mantine/core'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import classes from './legal.module.css'
import type { ApprovedText, Kind } from './legal-page.tsx'
import { OwnTextDialog } from './own-text-dialog.tsx'
import { ReadDialog } from './text-in-both.tsx'

interface KindSectionProps {
  site: string
  kind: Kind
  onDone: (words: string) => void
}

/** One text of a site: what is in force, its versions, and what one can do with it. */
export const KindSection = ({ site, kind, onDone }: KindSectionProps) => {
  const t = useTexts()
  const { language } = useLanguage()
  const approving = useDialogFor<Kind>()
  const writing = useDialogFor<Kind>()
  const reading = useDialogFor<ApprovedText>()
  const withdrawing = useDialogFor<ApprovedText>()
  const withdraw = useOfficeWrite('/console-api/WithdrawLegalText', { invalidates: ['/console-api/ListLegalTexts'] })
  const { Kind: name, Approved, Shipped } = kind
  const title = t(`kinds.${name as 'terms'}`)
  const dayOf = (date: string) => formatDate(date, language, 'medium')
  const current = Approved.find(({ InForceFl }) => InForceFl === 1)
  const isNew = (one: ApprovedText) => one.WithdrawnFl === 0 && one.EffectiveDate > today()
  const [next] = Approved.filter(isNew).sort((a, b) => a.EffectiveDate.localeCompare(b.EffectiveDate))
  const isShipped = current?.Source === 'shipped' && current.Version === Shipped.Version
  return (
    <Section title={title}>
      <div className={classes.state}>
        <Badge tone={current === undefined ? 'open' : 'good'}>
          {t(current === undefined ? 'state.none' : 'state.current')}
        </Badge>
        {current !== undefined && (
          <span>{t('state.since', { version: current.Version, date: dayOf(current.EffectiveDate) })}</span>
        )}
        {next !== undefined && (
          <span>{t('state.next', { version: next.Version, date: dayOf(next.EffectiveDate) })}</span>
        )}
      </div>
      {current !== undefined && kind.ShippedApprovedFl === 0 && (
        <p className={classes.text}>{t('state.newer', { version: Shipped.Version })}</p>
      )}
      <div className={classes.buttons}>
        {!isShipped && (
          <Button
            data-approve={name}
            variant="default"
            aria-label={t('approve.named', { kind: title })}
            onClick={() => approving.open(kind)}
          >
            {t('approve.label')}
          </Button>
        )}
        <Button
          data-write={name}
          variant="default"
          aria-label={t('own.named', { kind: title })}
          onClick={() => writing.open(kind)}
        >
          {t('own.label')}
        </Button>
      </div>
      {Approved.length > 0 && (
        <RecordList
          tableFrom={900}
          label={t('versions.label', { kind: title })}
          records={Approved}
          idOf={({ ApprovedAt, Version }) => `${ApprovedAt} ${Version}`}
          nameOf={({ Version }) => Version}
          columns={[
            {
              label: t('versions.version'),
              of: ({ Version, InForceFl, WithdrawnFl }) => (
                <span className={classes.version}>
                  {Version}
                  {InForceFl === 1 && <Badge tone="good">{t('state.current')}</Badge>}
                  {WithdrawnFl === 1 && <Badge tone="quiet">{t('versions.withdrawn')}</Badge>}
                </span>
              ),
            },
            { label: t('versions.source'), of: ({ Source }) => t(`versions.${Source === 'own' ? 'own' : 'shipped'}`) },
            { label: t('versions.from'), of: ({ EffectiveDate }) => dayOf(EffectiveDate) },
            { label: t('versions.by'), of: ({ By, Name }) => Name || t(`by.${By}`) },
          ]}
          empty={{ title: t('state.none'), text: '' }}
          actions={(text) => (
            <>
              <RowButton
                icon="eye"
                label={t('versions.read')}
                named={t('versions.readNamed', { version: text.Version })}
                onClick={() => reading.open(text)}
              />
              {text.Source === 'own' && isNew(text) && (
                <RowButton
                  icon="trash"
                  label={t('versions.withdraw')}
                  named={t('versions.withdrawNamed', { version: text.Version })}
                  onClick={() => withdrawing.open(text)}
                />
              )}
            </>
          )}
        />
      )}
      {approving.dialog && (
        <ApproveDialog
          key={`approve ${approving.dialog.opened}`}
          {...{ site, title, kind, onDone }}
          isOpen={approving.dialog.isOpen}
          close={approving.close}
        />
      )}
      {writing.dialog && (
        <OwnTextDialog
          key={`write ${writing.dialog.opened}`}
          {...{ site, title, kind, onDone }}
          isOpen={writing.dialog.isOpen}
          close={writing.close}
        />
      )}
      {reading.dialog && (
        <ReadDialog
          isOpen={reading.dialog.isOpen}
          title={t('read', { kind: title, version: reading.dialog.row.Version })}
          text={reading.dialog.row}
          onClose={reading.close}
        />
      )}
      {withdrawing.dialog && (
        <ConfirmDialog
          isOpen={withdrawing.dialog.isOpen}
          onClose={withdrawing.close}
          title={t('withdraw.title', { version: withdrawing.dialog.row.Version })}
          confirm={t('withdraw.submit')}
          isDangerous
          onConfirm={async () => {
            const { Version = '' } = withdrawing.dialog?.row ?? {}
            const outcome = await withdraw.run({ SiteID: site, Kind: name, Version })
            if (outcome.ok) onDone(t('withdraw.done'))
            return outcome
          }}
        >
          <p>{t('withdraw.text')}</p>
        </ConfirmDialog>
      )}
    </Section>
  )
}
