export default { index: 'Overview', retention: 'Retention', alerts: 'Alerts' }
