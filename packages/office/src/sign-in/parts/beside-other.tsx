import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { useNavigate } from 'react-router'
import { routes } from '../../kit/paths.ts'
import { endSession } from '../../session/leave.ts'
import { useTexts } from '../texts.ts'

const BesideContext = createContext<() => void>(() => undefined)

/** Passes on what the server replies to a step of a sign-in, which it refuses while another person is signed in. */
export const useBeside = () => {
  const show = useContext(BesideContext)
  return async <Reply,>(sent: Promise<Outcome<Reply>>): Promise<Outcome<Reply>> => {
    const outcome = await sent
    if (!outcome.ok && outcome.key === 'OtherSession') show()
    return outcome
  }
}

/** The steps of a sign-in. Where another person signed in meanwhile, in another tab, the step goes on once they are signed out. */
export const BesideOther = ({ children }: { children: ReactNode }) => {
  const t = useTexts()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [isBeside, setBeside] = useState(false)
  if (!isBeside) return <BesideContext value={() => setBeside(true)}>{children}</BesideContext>
  const keep = () => {
    client.removeQueries({ queryKey: ['/console-api/LoadMe'] })
    void navigate(routes.officeHome, { replace: true })
  }
  return (
    <StepPage title={t('other.title')} why={t('other.why')}>
      <Form texts="office.sign-in" values={{}} onSubmit={endSession} onDone={() => setBeside(false)}>
        <FormActions
          submit={t('other.submit')}
          busy={t('other.busy')}
          back={{ onClick: keep, label: t('other.keep') }}
        />
      </Form>
    </StepPage>
  )
}
