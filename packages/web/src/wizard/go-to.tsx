import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Notice } from '../kit/feedback/notice.tsx'

/** A sentence with a link. */
export const GoTo = ({ to, text, label }: { to: string; text: string; label: string }) => (
  <Notice kind="info">
    <p>{text}</p>
    <Button component={Link} to={to} variant="default">
      {label}
    </Button>
  </Notice>
)
