import { requestOfApplication } from '@foyer/domain/facts-of-application.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import type { OfficeAction } from '@foyer/domain/office/actions.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useMenuWords } from '@foyer/ui/fields/index.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { useReplaceQuery } from '@foyer/ui/page/same-page.ts'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { Tabs } from '@foyer/ui/tabs.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  AssignDialog,
  HeldBadge,
  type ListedDeal,
  MoveButton,
  MoveDialog,
  StageBadge,
  StatusBadge,
  useDealWords,
} from '../../deals/index.ts'
import { DealInsurance } from '../../insurance/index.ts'
import { KeysNote } from '../../kit/key-hint.tsx'
import { type DealPlace, type DealTab, dealTabs, paths, routes } from '../../kit/paths.ts'
import { useKeys } from '../../kit/use-keys.ts'
import { DealOffers } from '../../partner-offers/index.ts'
import { DealKeeping } from '../../retention/index.ts'
import { useMay } from '../../session/me.ts'
import { DealSignings } from '../../signing/index.ts'
import { ActivityTab } from '../activity/activity-tab.tsx'
import { ConditionsTab } from '../conditions/conditions-tab.tsx'
import { ExportDeal } from '../export/export-deal.tsx'
import { HandOff, useMayHandOff } from '../hand-off/hand-off.tsx'
import { MessagesTab } from '../messages/messages-tab.tsx'
import { isToDecide, reviewItems } from '../review/items.ts'
import { useTexts } from '../texts.ts'
import { type LoadedDeal, signersOf, useDeal } from '../use-deal.ts'
import { ApplicantsTab } from './applicants-tab.tsx'
import classes from './deal.module.css'
import { DealUpdates } from './deal-updates.tsx'
import { DocumentsTab } from './documents-tab.tsx'
import { FiguresTab } from './figures-tab.tsx'
import { SummaryTab } from './summary-tab.tsx'

export interface DealProps {
  place: DealPlace
  deal: LoadedDeal
  onDone: (words: string) => void
}

export const DealPage = ({ place }: { place: DealPlace }) => {
  const t = useTexts()
  const { reply, listed, name, isLoading, failure, retry } = useDeal(place)
  const [done, setDone] = useState('')
  const may = useMay()
  return (
    <div className={classes.page}>
      <KitLink to={routes.officeDeals} className={classes.back}>
        {t('back')}
      </KitLink>
      <StepPage title={name || t('title')} width="full" {...{ isLoading, failure }} onRetry={retry}>
        {done !== '' && <Notice key={done} kind="success" announced title={done} />}
        {reply !== undefined && (
          <>
            <DealUpdates place={place} client={name} />
            <Head place={place} deal={reply} listed={listed} onDone={setDone} />
            <Parts place={place} deal={reply} listed={listed} onDone={setDone} />
            <KeysNote>{t(may('deal.stage') ? (may('deal.assign') ? 'keys' : 'keysStage') : 'keysAll')}</KeysNote>
          </>
        )}
      </StepPage>
    </div>
  )
}

/** The lead with which the deal began, for those who see it. */
const FromForm = ({ place: { SiteID, MortgageApplicationID } }: { place: DealPlace }) => {
  const t = useTexts()
  const { reply } = useCall('/console-api/ListLeadInbox', { View: 'all', SiteID, MortgageApplicationID })
  const [lead] = reply?.Leads ?? []
  if (lead === undefined) return null
  return (
    <div>
      <dt>{t('facts.form')}</dt>
      <dd>
        <KitLink to={paths.lead(lead)}>{lead.FormName}</KitLink>
      </dd>
    </div>
  )
}

type WithListed = DealProps & { listed: ListedDeal | undefined }

/** What the deal is about, where it is and whose it is. */
const Head = ({ place, deal, listed, onDone }: WithListed) => {
  const t = useTexts()
  const may = useMay()
  const mayHandOff = useMayHandOff(listed)
  const { language } = useLanguage()
  const { owner, date, left } = useDealWords()
  const purpose = useMenuWords('DealPurpose')
  const [dialog, setDialog] = useState({ name: '', opened: 0 })
  const open = (name: string) => setDialog(({ opened }) => ({ name, opened: opened + 1 }))
  const close = () => setDialog((before) => ({ ...before, name: '' }))
  const onKey = (name: string, isPermitted: boolean) =>
    listed !== undefined && isPermitted ? () => open(name) : undefined
  useKeys({ m: onKey('stage', may('deal.stage')), a: onKey('assign', may('deal.assign')) })
  const { Application, Status } = deal
  const { RequestedMortgageAmount, SubjectProperty } = requestOfApplication(Application)
  const closing = SubjectProperty.ClosingDate || Application.InterView.ClosingDate
  const facts = [
    { label: t('facts.purpose'), value: purpose(Application.InterView.DealPurposeDD) },
    { label: t('facts.amount'), value: formatMoney(RequestedMortgageAmount, language) },
    {
      label: t('facts.closing'),
      value: closing === '' ? '' : t('closing', { date: date(closing), left: left(closing) }),
    },
  ]
  return (
    <div className={classes.head}>
      <dl className={classes.facts}>
        {facts
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        <div>
          <dt>{t('facts.status')}</dt>
          <dd className={classes.withButton}>
            <StatusBadge status={Status} />
          </dd>
        </div>
        {listed !== undefined && (
          <div>
            <dt>{t('facts.stage')}</dt>
            <dd className={classes.withButton}>
              <StageBadge {...listed} />
              {listed.HeldFl === 1 && <HeldBadge />}
              {may('deal.stage') && <MoveButton deal={listed} onClick={() => open('stage')} />}
            </dd>
          </div>
        )}
        {listed !== undefined && (
          <div>
            <dt>{t('facts.owner')}</dt>
            <dd className={classes.withButton}>
              {owner(listed)}
              {may('deal.assign') && (
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={t('assignNamed', { owner: owner(listed) })}
                  data-assign
                  onClick={() => open('assign')}
                >
                  {t('assign')}
                </Button>
              )}
            </dd>
          </div>
        )}
        {may('lead.view') && <FromForm place={place} />}
        {may('retention.view') && (
          <DealKeeping place={place} className={classes.withButton} onNews={({ words }) => onDone(words)} />
        )}
      </dl>
      <div className={classes.actions}>
        {mayHandOff && <HandOff ids={{ SiteID: place.SiteID, UserID: Application.UserID }} onDone={onDone} />}
        {may('deal.export') && <ExportDeal place={place} onDone={onDone} />}
      </div>
      {listed !== undefined && (
        <>
          <MoveDialog
            key={`stage ${dialog.opened}`}
            isOpen={dialog.name === 'stage'}
            deal={listed}
            onClose={close}
            onDone={onDone}
          />
          <AssignDialog
            key={`assign ${dialog.opened}`}
            isOpen={dialog.name === 'assign'}
            deal={listed}
            onClose={close}
            onDone={onDone}
          />
        </>
      )}
    </div>
  )
}

/** A tab is shown to who may do one of these; any other to all who see the deal. */
const needed: Partial<Record<DealTab, readonly OfficeAction[]>> = {
  signing: ['signing.view'],
  insurance: ['insurance.view', 'offer.manage'],
}

const Parts = (props: WithListed) => {
  const t = useTexts()
  const [query] = useSearchParams()
  const replace = useReplaceQuery()
  const may = useMay()
  const tabs = dealTabs.filter((tab) => (needed[tab] ?? ['deal.view']).some(may))
  const chosen = tabs.find((tab) => tab === query.get('tab')) ?? 'summary'
  const toDecide = reviewItems(props.deal).filter(isToDecide).length
  const panels: Record<DealTab, React.ReactNode> = {
    summary: <SummaryTab {...props} />,
    applicants: <ApplicantsTab {...props} clientLanguage={props.listed?.LanguageID ?? 1} />,
    figures: <FiguresTab {...props} />,
    documents: <DocumentsTab {...props} />,
    conditions: <ConditionsTab {...props} />,
    messages: <MessagesTab {...props} />,
    signing: (
      <DealSignings
        place={props.place}
        people={signersOf(props.deal, props.listed?.LanguageID ?? 1)}
        onDone={props.onDone}
      />
    ),
    insurance: (
      <div className={classes.sections}>
        {may('insurance.view') && (
          <DealInsurance place={props.place} clientLanguage={props.listed?.LanguageID ?? 1} onDone={props.onDone} />
        )}
        {may('offer.manage') && <DealOffers place={props.place} onDone={props.onDone} />}
      </div>
    ),
    activity: <ActivityTab place={props.place} />,
  }
  const { All, Open } = props.deal.ConditionCounts
  const labelOf = (tab: DealTab) => {
    if (tab === 'documents' && toDecide > 0) return t('tabs.documentsCount', { count: toDecide })
    return tab === 'conditions' && All > 0 ? t('tabs.conditionsCount', { open: Open, all: All }) : t(`tabs.${tab}`)
  }
  return (
    <Tabs
      label={t('tabs.label')}
      chosen={chosen}
      onChoose={(tab) => tab !== chosen && replace(new URLSearchParams(tab === 'summary' ? {} : { tab }))}
      tabs={tabs.map((tab) => ({ name: tab, label: labelOf(tab), panel: panels[tab] }))}
    />
  )
}
