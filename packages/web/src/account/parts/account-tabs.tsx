import { Tabs } from '@mantine/core'
import { useState } from 'react'
import { Section } from '../../kit/page/step-page.tsx'
import { useTexts } from '../texts.ts'
import classes from './account-tabs.module.css'
import { ForgotDialog } from './forgot-dialog.tsx'
import { RegisterForm } from './register-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SocialButtons } from './social-buttons.tsx'

/** Signing in and registering side by side; an address typed in one is there in the other. */
export const AccountTabs = ({ onStart }: { onStart: (email: string) => void }) => {
  const t = useTexts()
  const [tab, setTab] = useState<string | null>('signIn')
  const [email, setEmail] = useState('')
  const [forgotten, setForgotten] = useState<string | undefined>(undefined)
  return (
    <Section title={t('home.account')} lead={t('home.accountWhy')}>
      <Tabs
        color="var(--brand)"
        value={tab}
        onChange={setTab}
        keepMounted={false}
        classNames={{ tab: classes.tab ?? '' }}
      >
        <Tabs.List grow>
          <Tabs.Tab value="signIn">{t('signIn.tab')}</Tabs.Tab>
          <Tabs.Tab value="register">{t('register.tab')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="signIn" className={classes.panel}>
          <SignInForm key={email} email={email} onForgot={setForgotten} onStart={onStart} />
        </Tabs.Panel>
        <Tabs.Panel value="register" className={classes.panel}>
          <RegisterForm
            onSignIn={(known) => {
              setEmail(known)
              setTab('signIn')
            }}
          />
        </Tabs.Panel>
      </Tabs>
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
