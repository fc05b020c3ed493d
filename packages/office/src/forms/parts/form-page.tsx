import { formatDate } from '@foyer/domain/kit/dates.ts'
import { unfinishedProblems } from '@foyer/domain/leads/description-problems.ts'
import { findQuestion, type MissingWords, missingWords, type QuestionPlace } from '@foyer/domain/leads/edit-form.ts'
import type { FormDescription } from '@foyer/domain/leads/fields.ts'
import { formNameOf } from '@foyer/domain/leads/render-form.ts'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { dayOfInstant } from '@foyer/ui/day-of-instant.ts'
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { useReplaceQuery } from '@foyer/ui/page/same-page.ts'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { Tabs } from '@foyer/ui/tabs.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type FormPlace, routes } from '../../kit/paths.ts'
import classes from '../forms.module.css'
import { useQuestionWords } from '../question-words.ts'
import { useTexts } from '../texts.ts'
import { type LoadedForm, useFormChanges } from '../use-form-changes.ts'
import { FormPreview } from './form-preview.tsx'
import { FormState } from './forms-page.tsx'
import { OwnersTab } from './owners-tab.tsx'
import { PlaceTab } from './place-tab.tsx'
import { QuestionList } from './question-list.tsx'
import { WordsTab } from './words-tab.tsx'

export const FormPage = ({ place }: { place: FormPlace }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const { reply, isLoading, failure, retry } = useCall('/console-api/LoadForm', place)
  return (
    <div className={classes.page}>
      <KitLink to={routes.officeForms} className={classes.back}>
        {t('back')}
      </KitLink>
      <StepPage
        title={reply === undefined ? t('form') : formNameOf(reply.detail, language)}
        width="full"
        {...{ isLoading, failure }}
        onRetry={retry}
      >
        {reply !== undefined && <Editor form={reply} place={place} />}
      </StepPage>
    </div>
  )
}

const tabs = ['questions', 'words', 'owners', 'place'] as const
type TabName = (typeof tabs)[number]

interface News {
  kind: 'success' | 'warning' | 'error'
  words: string
  at: number
}

const unfinishedParts = (form: FormDescription): number[] =>
  unfinishedProblems(form).map(({ Field }) => Number(/\.(\d+)\./.exec(Field)?.[1] ?? -1))

/** Everything of a form beside its preview. Each change is saved as a draft at once. */
const Editor = ({ form, place }: { form: LoadedForm; place: FormPlace }) => {
  const t = useTexts()
  const errorText = useErrorText()
  const { language } = useLanguage()
  const changes = useFormChanges(place)
  const [query] = useSearchParams()
  const replace = useReplaceQuery()
  const question = useDialogFor<QuestionPlace>()
  const section = useDialogFor<number>()
  const [news, setNews] = useState<News | undefined>(undefined)
  const [isTried, setTried] = useState(false)
  const [isDropping, setDropping] = useState(false)
  const { detail } = form
  const tab = tabs.find((name) => name === query.get('tab')) ?? 'questions'
  const choose = (name: TabName) => replace(new URLSearchParams(name === 'questions' ? {} : { tab: name }))
  const announce = (kind: News['kind'], words: string) =>
    setNews((before) => ({ kind, words, at: (before?.at ?? 0) + 1 }))
  const done = () => announce('success', t('saved'))
  const failed = (outcome: Outcome) => {
    if (outcome.ok) return
    if (outcome.key === 'StaleEdit') announce('warning', t('stale.page'))
    else announce('error', errorText(outcome.key))
  }
  const publish = async () => {
    setTried(true)
    if (unfinishedParts(detail).length > 0) {
      announce('error', errorText('LeadEmptySection'))
      return choose('questions')
    }
    const outcome = await changes.publish()
    if (outcome.ok) announce('success', t('publish.done'))
    else failed(outcome)
  }
  const drop = async () => {
    const { Published } = changes.now()
    const outcome = await changes.change((draft) => Published ?? draft)
    if (outcome.ok) announce('success', t('drop.done'))
    return outcome
  }
  const panels = {
    questions: (
      <QuestionList
        form={detail}
        changes={changes}
        unfinished={isTried ? unfinishedParts(detail) : []}
        question={question}
        section={section}
        onDone={done}
        onFailure={failed}
      />
    ),
    words: <WordsTab form={detail} changes={changes} onDone={done} />,
    owners: <OwnersTab form={form} changes={changes} onDone={done} />,
    place: <PlaceTab form={form} name={formNameOf(detail, language)} changes={changes} onDone={done} />,
  }
  const write = ({ section: at, code }: MissingWords) => {
    if (at === undefined) return choose('words')
    choose('questions')
    if (code === undefined) section.open(at)
    else question.open({ section: at, code })
  }
  return (
    <div className={classes.editor}>
      <div className={classes.stack}>
        <Publication
          form={form}
          isBusy={changes.isPublishing}
          onPublish={() => void publish()}
          onDrop={() => setDropping(true)}
        />
        {news?.kind === 'success' ? (
          <p key={news.at} className={classes.saved} role="status">
            {news.words}
          </p>
        ) : (
          news !== undefined && <Notice key={news.at} kind={news.kind} announced title={news.words} />
        )}
        <Missing form={detail} onWrite={write} />
        <Tabs
          label={t('tabs.label')}
          chosen={tab}
          onChoose={(name) => name !== tab && choose(name)}
          tabs={tabs.map((name) => ({ name, label: t(`tabs.${name}`), panel: panels[name] }))}
        />
      </div>
      <FormPreview form={form} site={place.SiteID} />
      <ConfirmDialog
        isOpen={isDropping}
        onClose={() => setDropping(false)}
        title={t('drop.title')}
        confirm={t('drop.submit')}
        isDangerous
        onConfirm={drop}
      >
        <p>{t('drop.text')}</p>
      </ConfirmDialog>
    </div>
  )
}

interface PublicationProps {
  form: LoadedForm
  isBusy: boolean
  onPublish: () => void
  onDrop: () => void
}

/** What visitors see, and the button that shows them the draft. */
const Publication = ({ form, isBusy, onPublish, onDrop }: PublicationProps) => {
  const t = useTexts()
  const { language } = useLanguage()
  const { PublishedAt, ChangedFl, detail, Published } = form
  const isChanged = PublishedAt === '' || ChangedFl === 1
  const date = PublishedAt === '' ? '' : formatDate(dayOfInstant(PublishedAt), language, 'medium')
  const words = PublishedAt === '' ? t('publish.draft') : isChanged ? t('publish.changed') : t('publish.on', { date })
  return (
    <div className={classes.publication}>
      <FormState form={{ PublishedAt, ChangedFl, isOpen: detail.activeFlag !== 0 }} />
      <span className={classes.quiet}>{words}</span>
      {isChanged && (
        <div className={classes.buttons}>
          {Published !== undefined && (
            <Button data-drop variant="default" onClick={onDrop}>
              {t('drop.label')}
            </Button>
          )}
          <Button data-publish aria-disabled={isBusy} onClick={isBusy ? undefined : onPublish}>
            {t('publish.label')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** What is in one language only, each a button that leads to where it is written. */
const Missing = ({ form, onWrite }: { form: FormDescription; onWrite: (missing: MissingWords) => void }) => {
  const t = useTexts()
  const words = useQuestionWords()
  const missing = missingWords(form)
  if (missing.length === 0) return null
  const nameOf = ({ section, code }: MissingWords): string => {
    const part = section === undefined ? undefined : form.selectedFields[section]
    if (section === undefined || part === undefined) return t('missing.words')
    const control = code === undefined ? undefined : findQuestion(form, { section, code })
    return control === undefined ? words.part(part, section) : words.question(control)
  }
  return (
    <Notice kind="info" title={t('missing.title')}>
      <p className={classes.text}>{t('missing.text')}</p>
      <ul className={classes.missing}>
        {missing.map((one) => (
          <li key={JSON.stringify(one)}>
            <button type="button" className={classes.missingButton} onClick={() => onWrite(one)}>
              {t(`missing.${one.language}`, { name: nameOf(one) })}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
