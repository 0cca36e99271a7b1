import { LOCAL_ADMIN_PASSWORD } from '../../supabase/embedded/local-settings.mjs'
import { expect, test } from './support/test'

test('a quote request is filled in on a phone, sent, and found and deleted by the owner', async ({ site }, {
  project,
}) => {
  const name = `Sam of ${project.name}`
  await site.resize(360)
  await site.visit('/get-a-quote')
  // What is missing is listed, and the list leads to the field.
  await site.click('button', 'Request My Free Quote')
  await expect.poll(site.focused).toContain('There are 5 problems')
  await site.click('link', 'Enter your full name.')
  await expect.poll(site.focused).toContain('Full Name')
  expect(await site.has('region', 'We’ve received your request')).toBe(false)

  await site.type('Full Name', name)
  await site.type('Email', `sam.${project.name}@example.com`)
  await site.type('Phone', '(734) 555-0111')
  await site.type('Service Address', '2210 Miller Ave, Ann Arbor')
  await site.click('option', 'Tree Removal')
  await site.type('Project Description', 'A dead ash. A shed stands under it.')
  await site.click('button', 'Request My Free Quote')
  await site.find('region', 'We’ve received your request')
  await site.find('text', 'Quote Request Sent!')

  await site.visit('/admin/login')
  await site.type('Password', LOCAL_ADMIN_PASSWORD)
  await site.click('button', 'Log In')
  await site.click('link', 'Quote Requests', 'main')
  await site.find('row', name)
  await site.click('button', `Delete the request from ${name}`)
  await site.find('dialog', 'Are you sure?')
  await expect.poll(site.focused).toBe('Cancel')
  await site.press(ESCAPE)
  await expect.poll(() => site.has('dialog', 'Are you sure?')).toBe(false)
  expect(await site.has('row', name)).toBe(true)

  await site.click('button', `Delete the request from ${name}`)
  await site.click('button', 'Delete', '[role=dialog]')
  await site.find('text', 'Quote Request Deleted')
  await expect.poll(() => site.has('row', name)).toBe(false)
  await site.find('row', 'Sam Whitfield')
})

const ESCAPE = '\uE00C'

test('a request that is sent before React is there goes out once when it comes', async ({ site }, { project }) => {
  await site.evaluate(() => sessionStorage.setItem('hold', 'true'))
  await site.open('/get-a-quote')
  await site.type('Full Name', `Early of ${project.name}`)
  await site.type('Email', `early.${project.name}@example.com`)
  await site.type('Phone', '(734) 555-0112')
  await site.type('Service Address', '9 Lakeview Ct, Brighton')
  await site.click('option', 'Stump Grinding')
  await site.type('Project Description', 'One stump.')
  await site.click('button', 'Request My Free Quote')
  expect(await site.isReactThere()).toBe(false)
  await site.evaluate(() => (window as unknown as { release: () => void }).release())
  await site.find('region', 'We’ve received your request')
})
