import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkDigit, dataOf, elementsOf, faultOf, GS1Error } from '../../Web/quietzone/gs1.js';

const fault = (text, title = 'TITLE') => faultOf(elementsOf(text).elements[0], title);

test('elements, with the place of each', () => {
  const { elements, fault: none } = elementsOf(' (01)09501101530003(10)A(B)1 ');
  assert.deepEqual(elements, [{ identifier: '01', value: '09501101530003', place: 1 },
    { identifier: '10', value: 'A(B)1', place: 19 }]);
  assert.equal(none, null);
  assert.deepEqual(elementsOf('0109501101530003').fault, { reason: 'bracket', place: 1 });
  assert.deepEqual(elementsOf('x(01)1').fault, { reason: 'bracket', place: 1 });
  assert.deepEqual(elementsOf(''), { elements: [], fault: null });
});

test('square brackets, where a value holds what looks like an identifier in round ones', () => {
  const { elements, fault: none } = elementsOf('[01]09501101530003[10]A(21)B');
  assert.deepEqual(elements.map(({ identifier, value }) => [identifier, value]), [['01', '09501101530003'], ['10', 'A(21)B']]);
  assert.equal(none, null);
});

test('each fault has words for developers', () => {
  for (const [text, words] of [['(01)0950110153000', '(01): 14 digits are needed, there are 13'], ['(17)261301', '(17): there is no such day'],
    ['(10)A#', '(10): character 2 of the value, "#", is not allowed'], ['(01)09501101530004', '(01): the check digit should be 3'],
    ['(01)0950110153000X', '(01): character 14 of the value is "X"'], ['(21)', '(21): the value is missing'], ['(05)1', '(05): there is no such'],
    [`(91)${'1'.repeat(91)}`, '(91): at most 90 characters']]) {
    const [{ identifier }] = elementsOf(text).elements;
    const error = new GS1Error(fault(text), identifier);
    assert.ok(error.message.startsWith(`GS1: ${words}`), error.message);
    assert.deepEqual([error.name, error.reason, error.identifier], ['MakeError', 'gs1', identifier]);
  }
});

test('a separator stands behind values of no predefined length, but not at the end', () => {
  assert.equal(dataOf(elementsOf('(01)09501101530003(10)AB-123(17)261231').elements), '010950110153000310AB-123\u001d17261231');
  assert.equal(dataOf(elementsOf('(10)AB').elements), '10AB');
  assert.equal(dataOf(elementsOf('(3103)001250(21)7(37)5').elements), '3103001250217\u001d375');
});

test('check digits of the General Specifications', () => {
  assert.equal(checkDigit('0950110153000'), '3');
  assert.equal(checkDigit('629104150021'), '3');
  assert.equal(fault('(01)09501101530003'), null);
  assert.deepEqual(fault('(01)09501101530004'), { reason: 'check', expected: '3' });
  assert.equal(fault('(00)006141411234567890'), null);
  assert.deepEqual(fault('(414)9521321000010'), fault('(414)9521321000010'));
});

test('check digits of keys that more follows, and identifiers without a title', () => {
  assert.equal(fault('(253)9501101530003123'), null);
  assert.deepEqual(fault('(253)9501101530009123'), { reason: 'check', expected: '3' });
  assert.deepEqual(fault('(8003)09501101530004A'), { reason: 'check', expected: '3' });
  assert.deepEqual(fault('(8006)095011015300040102'), { reason: 'check', expected: '3' });
  assert.equal(fault('(8110)106141416543213150110120', null), null);
  assert.deepEqual(fault('(8199)1', null), { reason: 'unknown' });
});

test('what is wrong with a value, and where', () => {
  assert.deepEqual(fault('(01)0950110153000'), { reason: 'length', count: 13, expected: 14 });
  assert.deepEqual(fault('(01)0950110153000X'), { reason: 'digits', character: 'X', place: 14 });
  assert.deepEqual(fault('(10)A B'), { reason: 'character', character: ' ', place: 2 });
  assert.deepEqual(fault('(10)가'), { reason: 'character', character: '가', place: 1 });
  assert.deepEqual(fault('(10)'), { reason: 'empty' });
  assert.deepEqual(fault('(17)261301'), { reason: 'day' });
  assert.deepEqual(fault('(17)260230'), { reason: 'day' });
  assert.equal(fault('(17)280229'), null);
  assert.equal(fault('(17)260200'), null);
  assert.deepEqual(fault(`(91)${'1'.repeat(91)}`), { reason: 'tooLong', count: 91, expected: 90 });
});

test('identifiers that there are not', () => {
  assert.deepEqual(fault('(05)1'), { reason: 'unknown' });
  assert.deepEqual(fault('(101)1'), { reason: 'unknown' });
  assert.deepEqual(fault('(236)1', null), { reason: 'unknown' });
});
