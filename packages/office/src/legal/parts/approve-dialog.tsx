import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { useTexts } from '../texts.ts'
import { useApproval } from '../use-approval.ts'
import classes from './legal.module.css'
import type { Kind } from './legal-page.tsx'
import { Meanwhile } from './meanwhile.tsx'
import { TextInBoth } from './text-in-both.tsx'

export interface TextDialogProps {
  site: string
  /** The name of the kind. */
  title: string
  kind: Kind
  isOpen: boolean
  close: () => void
  onDone: (words: string) => void
}

/** The text that comes with the portal, to be read and approved as it is. */
export const ApproveDialog = ({ site, title, kind, isOpen, close, onDone }: TextDialogProps) => {
  const t = useTexts()
  const approval = useApproval('/console-api/ApproveLegalText', kind)
  const { Version } = kind.Shipped
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      title={t('approve.title', { kind: title })}
      size="lg"
      submit={t('approve.submit')}
      texts="office.legal"
      values={{ Version }}
      onSubmit={({ Version }) => approval.send({ SiteID: site, Kind: kind.Kind, Version })}
      onDone={() => onDone(t('approve.done'))}
    >
      {approval.isStale && <Meanwhile kind={kind} />}
      <p className={classes.text}>{t('approve.lead', { version: Version })}</p>
      <TextInBoth text={kind.Shipped} />
    </FormDialog>
  )
}
