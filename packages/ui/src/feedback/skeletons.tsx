import { Skeleton } from '@mantine/core'
import { useKitTexts } from '../i18n/kit-texts.ts'
import classes from './feedback.module.css'

const Loading = ({ children }: { children: React.ReactNode }) => {
  const t = useKitTexts()
  return (
    <div className={classes.skeleton} aria-busy="true">
      <span className={classes.hidden} role="status">
        {t('loading')}
      </span>
      {children}
    </div>
  )
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

export const FieldSkeleton = () => (
  <div aria-hidden="true">
    <Skeleton height={16} width="40%" mb={8} />
    <Skeleton height={48} />
  </div>
)

/** A placeholder in the shape of a form. */
export const FormSkeleton = ({ fields = 4 }: { fields?: number }) => (
  <Loading>
    {range(fields).map((field) => (
      <FieldSkeleton key={field} />
    ))}
  </Loading>
)

export const CardsSkeleton = ({ cards = 2 }: { cards?: number }) => (
  <Loading>
    {range(cards).map((card) => (
      <Skeleton key={card} height={120} />
    ))}
  </Loading>
)

export const PageSkeleton = () => (
  <Loading>
    <Skeleton height={36} width="70%" />
    <Skeleton height={20} width="90%" mb={16} />
    {range(3).map((field) => (
      <FieldSkeleton key={field} />
    ))}
  </Loading>
)
