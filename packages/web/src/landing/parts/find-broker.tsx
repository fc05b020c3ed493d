import { portalLink } from '@foyer/domain/landing/portal-link.ts'
import { read } from '@foyer/ui/client/call.ts'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { TextField } from '@foyer/ui/fields/index.ts'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { useNavigate } from 'react-router'
import { useTexts } from '../texts.ts'

interface Values {
  Link: string
}

const nobody = [{ Field: 'Link', Key: 'UnknownSite' as const }]

/** The path of the link, if a broker exists there. */
const findBroker = async ({ Link }: Values): Promise<Outcome<string>> => {
  const { SiteID = '', path = '/' } = portalLink(Link) ?? {}
  const outcome = await read('/api/loadSiteConfiguration', { SiteID })
  if (outcome.ok) return { ok: true, reply: path }
  return outcome.key === 'UnknownSite' ? { ...outcome, errors: nobody } : outcome
}

/** Opens a broker's link that the visitor pastes or types. */
export const FindBroker = () => {
  const t = useTexts()
  const navigate = useNavigate()
  return (
    <Form
      texts="landing"
      values={{ Link: '' }}
      rules={({ Link }) => (portalLink(Link) === undefined ? nobody : [])}
      onSubmit={findBroker}
      onDone={(path) => void navigate(path)}
    >
      <TextField name="Link" maxLength={500} inputMode="url" autoCapitalize="none" />
      <FormActions submit={t('find.submit')} busy={t('find.busy')} />
    </Form>
  )
}
