import { read } from '@foyer/ui/client/call.ts'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { loadAgain } from '../live/index.ts'
import { useMe } from '../session/me.ts'
import { useOfficeWrite } from '../session/use-office-write.ts'
import type { ListedLead } from './filters.ts'
import { leadReads } from './reads.ts'
import { useTexts } from './texts.ts'
import { useLeadWords } from './use-lead-words.ts'

export interface News {
  kind: 'success' | 'warning' | 'error'
  words: string
}

type Lead = Pick<ListedLead, 'SiteID' | 'LeadID' | 'OwnerID' | 'Name'>

/** Whose a lead is. Where it was another's in the meantime, the page has who has it. */
export const useAssign = (announce: (news: News) => void) => {
  const t = useTexts()
  const { PersonID: me } = useMe()
  const { name } = useLeadWords()
  const errorText = useErrorText()
  const { run, isBusy } = useOfficeWrite('/console-api/AssignLead', { invalidates: leadReads })

  /** Who has it by now, in words; the lists are loaded again. */
  const taken = async ({ SiteID, LeadID, Name }: Lead): Promise<string> => {
    const outcome = await read('/console-api/LoadLead', { SiteID, LeadID })
    await loadAgain(leadReads)
    const { OwnerID, OwnerName } = outcome.ok ? outcome.reply : { OwnerID: '', OwnerName: '' }
    const lead = name({ Name })
    if (OwnerID === me) return t('taken.you', { name: lead })
    return OwnerName === '' ? t('taken.back', { name: lead }) : t('taken.other', { name: lead, owner: OwnerName })
  }
  const assign = async ({ SiteID, LeadID, OwnerID }: Lead, PersonID: string): Promise<Outcome> =>
    run({ SiteID, LeadID, OwnerID, PersonID })

  const act = async (lead: Lead, PersonID: string, done: string) => {
    if (isBusy) return
    const outcome = await assign(lead, PersonID)
    if (outcome.ok) announce({ kind: 'success', words: done })
    else if (outcome.key === 'LeadTaken') announce({ kind: 'warning', words: await taken(lead) })
    else announce({ kind: 'error', words: errorText(outcome.key) })
  }
  return {
    isBusy,
    claim: (lead: Lead) => act(lead, me, t('claim.done', { name: name(lead) })),
    giveBack: (lead: Lead) => act(lead, '', t('giveBack.done', { name: name(lead) })),
    assign,
    taken,
  }
}
