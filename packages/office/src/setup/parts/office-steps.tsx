import { useCall } from '@foyer/ui/client/use-call.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { Actions } from '@foyer/ui/page/actions.tsx'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { routes } from '../../kit/paths.ts'
import { InviteDialog } from '../../people/index.ts'
import { useMe } from '../../session/me.ts'
import { AdoptableSites, BrandForm, CreateSiteForm, ShareSite } from '../../sites/index.ts'
import { useTexts } from '../texts.ts'
import { Progress } from './progress.tsx'
import classes from './setup.module.css'

type Step = 'site' | 'brand' | 'people' | 'done'

interface StepProps {
  onNext: (step: Step) => void
}

/** What may wait: the site, its brand and people; then what to do with it all. */
export const OfficeSteps = () => {
  const { Sites } = useMe()
  const [step, setStep] = useState<Step>(Sites.length === 0 ? 'site' : 'brand')
  const steps: Record<Step, React.ReactNode> = {
    site: <SiteStep onNext={setStep} />,
    brand: <BrandStep onNext={setStep} />,
    people: <PeopleStep onNext={setStep} />,
    done: <DoneStep />,
  }
  return steps[step]
}

const SiteStep = ({ onNext }: StepProps) => {
  const t = useTexts()
  const { reply, failure, isLoading, retry } = useCall('/console-api/ListOfficeSites', {})
  return (
    <StepPage key="site" title={t('site.title')} why={t('site.why')} {...{ isLoading, failure }} onRetry={retry}>
      <Progress step="site" />
      <CreateSiteForm
        onDone={() => onNext('brand')}
        back={{ onClick: () => onNext('people'), label: t('site.later') }}
      />
      {reply !== undefined && reply.Adoptable.length > 0 && (
        <AdoptableSites sites={reply.Adoptable} onAdopted={() => onNext('brand')} />
      )}
    </StepPage>
  )
}

const BrandStep = ({ onNext }: StepProps) => {
  const t = useTexts()
  const { Sites } = useMe()
  const siteId = Sites.at(-1)?.SiteID ?? ''
  return (
    <StepPage key="brand" title={t('brand.title')} why={t('brand.why')}>
      <Progress step="brand" />
      {siteId !== '' && (
        <BrandForm
          siteId={siteId}
          submit={t('brand.submit')}
          onDone={() => onNext('people')}
          back={{ onClick: () => onNext('people'), label: t('brand.later') }}
        />
      )}
    </StepPage>
  )
}

const PeopleStep = ({ onNext }: StepProps) => {
  const t = useTexts()
  const [dialog, setDialog] = useState({ isOpen: false, opened: 0 })
  const [invited, setInvited] = useState<string[]>([])
  const hasInvited = invited.length > 0
  return (
    <StepPage key="people" title={t('people.title')} why={t('people.why')}>
      <Progress step="people" />
      <div role="status">
        <ul className={classes.invited}>
          {invited.map((email) => (
            <li key={email}>
              <Icon name="check" size={18} />
              <span>{t('people.invited', { email })}</span>
            </li>
          ))}
        </ul>
      </div>
      <Button
        {...(hasInvited && { variant: 'default' })}
        className={classes.add ?? ''}
        leftSection={<Icon name="plus" />}
        onClick={() => setDialog(({ opened }) => ({ isOpen: true, opened: opened + 1 }))}
      >
        {t(hasInvited ? 'people.another' : 'people.first')}
      </Button>
      <Actions
        main={{
          label: t(hasInvited ? 'people.goOn' : 'people.later'),
          onClick: () => onNext('done'),
          isSecondary: !hasInvited,
        }}
      />
      <InviteDialog
        key={dialog.opened}
        isOpen={dialog.isOpen}
        onClose={() => setDialog((before) => ({ ...before, isOpen: false }))}
        onDone={(email) => setInvited((before) => [...before, email])}
      />
    </StepPage>
  )
}

const DoneStep = () => {
  const t = useTexts()
  const navigate = useNavigate()
  const { Sites } = useMe()
  return (
    <StepPage key="done" title={t('done.title')} why={t('done.why')}>
      <Progress step="done" />
      {Sites.length === 0 && <p className={classes.text}>{t('done.noSite')}</p>}
      {Sites.map((site) => (
        <ShareSite key={site.SiteID} site={site} heading="h2" />
      ))}
      <Actions main={{ label: t('done.goOn'), onClick: () => void navigate(routes.officeHome) }} />
    </StepPage>
  )
}
