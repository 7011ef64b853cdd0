import { theme, type ThemeConfig } from 'antd';
import { palettes, shape, type Palette, type ThemeName } from './theme';

type Algorithm = typeof theme.defaultAlgorithm;
type MapToken = ReturnType<Algorithm>;

/** antd's algorithms derive their own shades from the seed; this last step puts our exact colours back. */
const exact =
  (colors: Palette) =>
  (_seed: Parameters<Algorithm>[0], map?: MapToken): MapToken => ({
    ...(map as MapToken),
    colorPrimary: colors.accent,
    colorLink: colors.accentText,
    colorSuccess: colors.successFill,
    colorWarning: colors.warningFill,
    colorError: colors.dangerFill,
    colorInfo: colors.infoFill,
    fontSizeSM: 12,
    fontSizeHeading1: 24,
    fontSizeHeading2: 20,
    fontSizeHeading3: 18,
    fontSizeHeading4: 16,
    fontSizeHeading5: 14,
  });

const tokens = (colors: Palette): NonNullable<ThemeConfig['token']> => ({
  colorPrimaryHover: colors.accentHover,
  colorPrimaryActive: colors.accentActive,
  colorPrimaryText: colors.accentText,
  // The focus ring.
  colorPrimaryBorder: colors.focus,
  colorLinkHover: colors.accentText,
  colorLinkActive: colors.accentText,
  colorPrimaryBg: colors.selected,
  controlItemBgActive: colors.selected,
  controlItemBgActiveHover: colors.selected,
  controlItemBgHover: colors.hover,
  colorBgLayout: colors.app,
  colorBgContainer: colors.surface,
  colorBgElevated: colors.raised,
  colorBgMask: colors.mask,
  colorText: colors.text,
  colorTextSecondary: colors.text2,
  colorTextTertiary: colors.text3,
  colorTextQuaternary: colors.text3,
  colorTextPlaceholder: colors.text3,
  colorTextDescription: colors.text3,
  colorTextDisabled: colors.disabled,
  colorBorder: colors.control,
  colorBorderSecondary: colors.line,
  colorSplit: colors.line,
  colorIcon: colors.text2,
  colorIconHover: colors.text,
  colorErrorText: colors.danger,
  colorErrorBg: colors.dangerBg,
  colorSuccessText: colors.success,
  colorSuccessBg: colors.successBg,
  colorWarningText: colors.warning,
  colorWarningBg: colors.warningBg,
  colorInfoText: colors.info,
  colorInfoBg: colors.infoBg,
  fontFamily: shape.fontFamily,
  fontSize: shape.fontSize,
  borderRadius: shape.radiusControl,
  borderRadiusLG: shape.radiusCard,
  borderRadiusSM: shape.radiusSmall,
  borderRadiusXS: shape.radiusChip,
  controlHeight: 32,
  controlHeightSM: 26,
  controlHeightLG: 38,
  motionDurationFast: shape.motionFast,
  motionDurationMid: shape.motionMid,
  motionDurationSlow: shape.motionSlow,
  boxShadow: colors.depth2,
  boxShadowSecondary: colors.depth2,
});

/** Frame of every dialog: head, body and foot edge to edge, a hairline above the foot. antd's types lack these tokens. */
const dialogFrame = (colors: Palette) => ({
  contentPadding: 0,
  // Leaves room for the close button on the right.
  headerPadding: '16px 56px 12px 24px',
  headerMarginBottom: 0,
  bodyPadding: '4px 24px 20px',
  footerPadding: '14px 24px',
  footerMarginTop: 0,
  footerBorderTop: `1px solid ${colors.line}`,
});

/** The frame of an input or select. */
const entryFrame = (colors: Palette) => ({
  hoverBorderColor: colors.text3,
  activeBorderColor: colors.focus,
  activeShadow: `0 0 0 3px color-mix(in srgb, ${colors.focus} 16%, transparent)`,
});

const components = (colors: Palette): NonNullable<ThemeConfig['components']> => {
  const entry = entryFrame(colors);
  return {
    Button: {
      fontWeight: 500,
      borderRadiusLG: shape.radiusControl,
      contentFontSizeLG: 14,
      defaultBorderColor: colors.line2,
      defaultHoverBg: colors.hover,
      defaultHoverBorderColor: colors.line2,
      defaultHoverColor: colors.text,
      defaultActiveBorderColor: colors.line2,
      defaultActiveColor: colors.text,
      defaultShadow: colors.depth1,
      primaryShadow: 'none',
      dangerShadow: 'none',
      textHoverBg: colors.hover,
    },
    Input: {
      ...entry,
      colorBgContainer: colors.raised,
      borderRadiusLG: shape.radiusControl,
      inputFontSizeLG: shape.fontSize,
    },
    Select: {
      ...entry,
      activeOutlineColor: `color-mix(in srgb, ${colors.focus} 16%, transparent)`,
      optionSelectedBg: colors.selected,
      optionHeight: 32,
      selectorBg: colors.raised,
      // The ground of filters, as that of search fields.
      colorFillTertiary: colors.field,
      colorFillSecondary: colors.press,
      borderRadiusLG: shape.radiusControl,
      fontSizeLG: shape.fontSize,
      // antd computes the height of a large select from lines of 22 px, whatever the font size.
      lineHeightLG: 22 / shape.fontSize,
    },
    Tabs: {
      itemSelectedColor: colors.text,
      itemColor: colors.text2,
      itemHoverColor: colors.text,
      inkBarColor: colors.tabBar,
      horizontalItemPadding: '8px 0',
      horizontalItemGutter: 18,
    },
    Segmented: {
      trackBg: colors.app,
      itemSelectedBg: colors.segmentSelected,
      itemColor: colors.text2,
      trackPadding: 2,
    },
    Modal: { titleFontSize: 16, borderRadiusLG: shape.radiusDialog, ...dialogFrame(colors) },
    // With a larger radius such a small box looks like a radio button.
    Checkbox: { borderRadiusSM: shape.radiusChip },
    Switch: { trackHeight: 16, handleSize: 12, trackMinWidth: 28, colorTextQuaternary: colors.control },
    Tooltip: { colorBgSpotlight: colors.spotlight, fontSize: 12 },
    Form: {
      itemMarginBottom: 16,
      verticalLabelPadding: '0 0 4px',
      labelFontSize: 12.5,
      // Messages below fields are text; the global token is the ground of buttons, too dark for text in the dark theme.
      colorError: colors.danger,
      colorWarning: colors.warning,
    },
  };
};

/** Builds the antd theme from our tokens; only the antd components in use are listed. */
export const antdTheme = (name: ThemeName, motion: boolean): ThemeConfig => {
  const colors = palettes[name];
  return {
    algorithm: [name === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm, exact(colors)],
    token: { ...tokens(colors), motion },
    components: components(colors),
    hashed: false,
  };
};
