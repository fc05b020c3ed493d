import { addCoApplicantProblems } from '@foyer/domain/co-applicants/rules.ts'
import { offersAdd, offersInvite } from '@foyer/domain/flow-conditions.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { RadioCards } from '@foyer/ui/fields/index.ts'
import { Form } from '@foyer/ui/form/form.tsx'
import { FormActions } from '@foyer/ui/form/form-actions.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { useNavigate } from 'react-router'
import { addressOf, factsOf } from '../../wizard/facts.ts'
import { useStep } from '../../wizard/step-context.ts'
import { useTexts } from '../texts.ts'
import classes from './applicant-card.module.css'
import { ApplicantCard } from './applicant-card.tsx'

const choices = { no: 0, add: 1, invite: 2 } as const
const done: Outcome = { ok: true, reply: {} }

/** The applicants with their progress, then whether to add another. Nothing is saved here. */
export const ChoiceForm = () => {
  const t = useTexts()
  const navigate = useNavigate()
  const { application, back, goOn } = useStep()
  const { Applicants } = application
  const isFull = addCoApplicantProblems(Applicants).length > 0
  const facts = factsOf(application)
  const mayAdd = offersAdd(facts, undefined) === true && !isFull
  const mayInvite = offersInvite(facts, undefined) === true
  const asks = mayAdd || mayInvite
  return (
    <Form
      texts="co-applicants"
      values={{ choice: -1 }}
      rules={({ choice }) => problem(asks && choice < 0, 'choice', 'UnknownChoice')}
      onSubmit={async () => done}
      onDone={(_, { choice }) => {
        if (choice === choices.add) void navigate(addressOf({ step: 'addCoApplicant' }, application))
        else if (choice === choices.invite) void navigate(addressOf({ step: 'coApplicantInvite' }, application))
        else goOn()
      }}
    >
      {Applicants.length > 1 && (
        <Section title={t('list')}>
          <ul className={classes.cards}>
            {Applicants.map((applicant) => (
              <ApplicantCard key={applicant.ApplicantID} applicant={applicant} />
            ))}
          </ul>
        </Section>
      )}
      {isFull && <p>{t('full')}</p>}
      {asks && (
        <RadioCards
          name="choice"
          choices={[
            ...(mayInvite ? [{ Value: choices.invite, Label: t('choice.invite'), Help: t('choice.inviteHelp') }] : []),
            ...(mayAdd ? [{ Value: choices.add, Label: t('choice.add'), Help: t('choice.addHelp') }] : []),
            { Value: choices.no, Label: t('choice.no'), Help: t('choice.noHelp') },
          ]}
        />
      )}
      <FormActions submit={t('submit')} back={back} />
    </Form>
  )
}
