import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useKitTexts } from '../i18n/kit-texts.ts'
import classes from './dialogs.module.css'

interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  /** 500, 800 or 900 px; below 576 px every dialog but a question is a full-screen sheet. */
  size?: 'sm' | 'md' | 'lg' | 'full'
  isSheet?: boolean
  /** While something is being saved the dialog cannot be left by a slip. */
  isLocked?: boolean
  children: ReactNode
}

const widths = { sm: 500, md: 800, lg: 900, full: '100%' } as const

export const Dialog = ({
  isOpen,
  onClose,
  title,
  size = 'sm',
  isSheet = true,
  isLocked = false,
  children,
}: DialogProps) => {
  const t = useKitTexts()
  const isPhone = useMediaQuery('(max-width: 575.98px)', false, { getInitialValueInEffect: false }) ?? false
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={
        // The focus arrives at the title: on the button that closes it, the first thing heard would be how to leave.
        <span tabIndex={-1} data-autofocus className={classes.title}>
          {title}
        </span>
      }
      size={widths[size]}
      fullScreen={size === 'full' || (isPhone && isSheet)}
      centered
      closeOnClickOutside={false}
      closeOnEscape={!isLocked}
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': t('close'), disabled: isLocked }}
    >
      {children}
    </Modal>
  )
}
