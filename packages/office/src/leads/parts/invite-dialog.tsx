import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { noteLength } from '@foyer/domain/invites/limits.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import { leadInviteDays } from '@foyer/domain/leads/inbox.ts'
import { noteProblems } from '@foyer/domain/leads/invite-rules.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { TextareaField } from '@foyer/ui/fields/index.ts'
import { fullName } from '../../kit/names.ts'
import { useOfficeTexts } from '../../kit/texts.ts'
import { loadAgain } from '../../live/index.ts'
import { useMe } from '../../session/me.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { TemplateMenu } from '../../templates/index.ts'
import { leadReads } from '../reads.ts'
import { useTexts } from '../texts.ts'
import { type News, useAssign } from '../use-assign.ts'
import { useLeadWords } from '../use-lead-words.ts'
import type { LoadedLead } from './lead-page.tsx'

interface InviteDialogProps {
  isOpen: boolean
  lead: LoadedLead
  onClose: () => void
  onNews: (news: News) => void
}

/** Mails the person of a lead a link to an application. Only the note is the sender's own. */
export const InviteDialog = ({ isOpen, lead, onClose, onNews }: InviteDialogProps) => {
  const t = useTexts()
  const office = useOfficeTexts()
  const { name } = useLeadWords()
  const me = useMe()
  const { PersonID } = me
  const { taken } = useAssign(onNews)
  const { run } = useOfficeWrite('/console-api/InviteLead', { invalidates: leadReads })
  const { SiteID, LeadID, OwnerID, OwnerName, InvitedAt, Email, LanguageID } = lead
  const seen: Omit<BodyOf<'/console-api/InviteLead'>, 'Note'> = { SiteID, LeadID, OwnerID, InvitedAt }
  const facts = { email: Email, days: leadInviteDays, language: office(`languages.${languageOf(LanguageID)}`) }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('invite.title', { name: name(lead) })}
      size="md"
      submit={t('invite.submit')}
      texts="office.leads"
      values={{ Note: '' }}
      rules={noteProblems}
      onSubmit={async ({ Note }) => {
        const outcome = await run({ ...seen, Note })
        if (outcome.ok || (outcome.key !== 'LeadTaken' && outcome.key !== 'StaleEdit')) return outcome
        // The page shows what it is now, and the dialog would ask about what it was.
        const words = outcome.key === 'LeadTaken' ? await taken(lead) : t('invite.stale', { name: name(lead) })
        await loadAgain(leadReads)
        onNews({ kind: 'warning', words })
        onClose()
        return outcome
      }}
      onDone={() => onNews({ kind: 'success', words: t('invite.done', { email: Email }) })}
    >
      <p>{t('invite.text', facts)}</p>
      <p>
        {OwnerID === '' && t('invite.claims')}
        {OwnerID !== '' && OwnerID !== PersonID && t('invite.signed', { owner: OwnerName })}
        {OwnerID === PersonID && t('invite.yours')}
      </p>
      <TemplateMenu
        field="Note"
        most={noteLength}
        clientLanguage={LanguageID}
        values={{ client: lead.FirstName, agent: OwnerName || fullName(me) }}
      />
      <TextareaField name="Note" optional maxLength={noteLength} />
    </FormDialog>
  )
}
