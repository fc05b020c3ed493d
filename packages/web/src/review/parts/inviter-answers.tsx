import { useStepName } from '../../wizard/step-names.ts'
import { useTexts } from '../texts.ts'
import { AnswerBlocks } from './answer-blocks.tsx'
import classes from './answers.module.css'
import type { readInviter } from './read-back.ts'

interface InviterAnswersProps {
  /** Of the main applicant. */
  name: string
  sections: ReturnType<typeof readInviter>
}

/** What an invited person may read of the main applicant's part. It is no part of what they send or consent to. */
export const InviterAnswers = ({ name, sections }: InviterAnswersProps) => {
  const t = useTexts()
  const stepName = useStepName()
  if (sections.length === 0) return null
  return (
    <section className={classes.person}>
      <div className={classes.heading}>
        <h2 className={classes.title}>{t('inviter.title', { name })}</h2>
      </div>
      <p className={classes.sentence}>{t('inviter.text')}</p>
      {sections.map(({ step, blocks }) => (
        <section key={step} className={classes.section}>
          <h3 className={classes.step}>{stepName(step)}</h3>
          <AnswerBlocks blocks={blocks} heading="h4" changeOf={undefined} />
        </section>
      ))}
    </section>
  )
}
