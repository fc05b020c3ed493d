import { Section } from '@foyer/ui/page/step-page.tsx'
import { Tabs } from '@foyer/ui/tabs.tsx'
import { useState } from 'react'
import { useTexts } from '../texts.ts'
import { ForgotDialog } from './forgot-dialog.tsx'
import { RegisterForm } from './register-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SocialButtons } from './social-buttons.tsx'

/** Sign-in and registration as tabs that share the typed address. */
export const AccountTabs = ({ onStart }: { onStart: (email: string) => void }) => {
  const t = useTexts()
  const [tab, setTab] = useState<'signIn' | 'register'>('signIn')
  const [email, setEmail] = useState('')
  const [forgotten, setForgotten] = useState<string | undefined>(undefined)
  return (
    <Section title={t('home.account')} lead={t('home.accountWhy')}>
      <Tabs
        label={t('home.account')}
        chosen={tab}
        onChoose={setTab}
        tabs={[
          {
            name: 'signIn',
            label: t('signIn.tab'),
            panel: <SignInForm key={email} email={email} onForgot={setForgotten} onStart={onStart} />,
          },
          {
            name: 'register',
            label: t('register.tab'),
            panel: (
              <RegisterForm
                onSignIn={(known) => {
                  setEmail(known)
                  setTab('signIn')
                }}
              />
            ),
          },
        ]}
      />
      <SocialButtons />
      <ForgotDialog
        key={forgotten}
        isOpen={forgotten !== undefined}
        onClose={() => setForgotten(undefined)}
        email={forgotten ?? ''}
      />
    </Section>
  )
}
