import type { ReactNode } from 'react'
import { useTexts as useFigureTexts } from '../../estimate/texts.ts'
import classes from '../calculator.module.css'

interface HeadlineProps {
  amount: string
  /** What the amount is. */
  what: string
  children: ReactNode
}

/** The figure of a calculator, large, with what it is, and what belongs to it. */
export const Headline = ({ amount, what, children }: HeadlineProps) => {
  const t = useFigureTexts()
  return (
    <section className={classes.result} aria-label={t('title')}>
      <p className={classes.payment} role="status">
        {amount} <span className={classes.each}>{what}</span>
      </p>
      <p className={classes.note}>{t('banner')}</p>
      {children}
    </section>
  )
}
