/** Five questions of each coverage; the numbers are on the wire. */
/** Looked up by computed keys. */
export const dynamic = ['LI', 'CI', 'AD']

export const en = {
  LI: {
    q1: 'In the last 5 years, have you been treated for a heart disease, a stroke or a cancer?',
    q2: 'In the last 5 years, have you been treated for a disease of the lungs, liver or kidneys?',
    q3: 'In the last 3 years, have you been treated for the use of alcohol or drugs, or advised to use less of them?',
    q4: 'Are you waiting for a test, its result or a treatment that a doctor has recommended?',
    q5: 'Has an insurer ever refused or postponed life insurance for you, or asked a higher premium of you?',
  },
  CI: {
    q1: 'Has a doctor ever told you that you had diabetes, high blood pressure or high cholesterol?',
    q2: 'Have you ever had a lump, a growth or an unusual bleeding that was not examined?',
    q3: 'Have two or more of your parents, brothers or sisters had cancer, heart disease or a stroke before the age of 60?',
    q4: 'In the last 5 years, have you had dizziness, numbness, tremors or a loss of sight or balance?',
    q5: 'In the last 2 years, have you been away from work for 14 days or more in a row because of an illness?',
  },
  AD: {
    q1: 'Do you work fewer than 20 hours a week, or have you no paid work at present?',
    q2: 'In the last 2 years, have you received disability or workers’ compensation benefits?',
    q3: 'In the last 3 years, have you been treated for your back, neck, joints or muscles?',
    q4: 'In the last 3 years, have you been treated for anxiety, depression, burnout or another mental health condition?',
    q5: 'Do you take part in dangerous sports, such as climbing, diving, racing or parachuting?',
  },
}
