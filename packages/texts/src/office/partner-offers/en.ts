export const en = {
  title: 'Home insurance offers',
  lead: 'A link with which your client asks a partner insurer for a quote. What a yes forwards goes to the insurer by email.',
  list: 'Home insurance offers',
  none: 'No offer yet',
  noneText: 'Make a link and send it to your client. It works for {{days}} days and is answered once.',
  columns: {
    contact: 'Insurance contact',
    answer: 'Answer',
    made: 'Made',
    ends: 'Link',
  },
  answers: {
    yes: 'Yes',
    no: 'No',
    open: 'No answer yet',
  },
  answered: '{{answer}}, {{time}}',
  withdrawn: 'Withdrawn {{time}}',
  ended: 'Ended {{time}}',
  works: 'Works until {{time}}',
  more: 'Earlier offers',
  make: {
    open: 'Make an offer',
    title: 'Make an offer of home insurance',
    text: 'The answer goes to this contact. Left empty, it goes to you, as the site’s profile states.',
    submit: 'Make the link',
  },
  link: {
    title: 'The link is ready',
    text: 'Copy it now and send it to your client. It is not shown again; you can make another one at any time.',
    copy: 'Copy the link',
    close: 'Done',
    done: 'The offer is made.',
  },
  end: {
    label: 'Withdraw',
    named: 'Withdraw the offer of {{name}}',
    title: 'Withdraw this offer?',
    text: 'The link stops working, and your client can no longer answer.',
    confirm: 'Withdraw the offer',
    done: 'The offer is withdrawn.',
    answered: 'The client answered in the meantime. This is how it is now.',
  },
  fields: {
    Name: { label: 'Name of the contact' },
    Phone: { label: 'Telephone' },
    Email: { label: 'Email', help: 'Where the answer goes.' },
  },
}

/** Looked up by computed names. */
export const dynamic = ['fields', 'answers']
